/** A picture of a few pixels, as the admin uploads one. */
import sharp from 'sharp'

/** The form that uploads a picture of 20 by 10 pixels under this name. */
export async function smallPicture(name: string): Promise<FormData> {
  const data = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), name)
  form.set('_payload', JSON.stringify({ alt: 'Small', credit: 'Nobody', licence: 'CC0' }))
  return form
}

/** `/cms/api/guide/<name>`: a picture of the guide, for signed-in people. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Endpoint, NotFound } from 'payload'
import { guideFolder } from './chapter.ts'

/** The endpoint of the guide's pictures. */
export const guideEndpoint: Endpoint = {
  path: '/guide/:picture',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: 'Sign in first.' }] }, { status: 403 })
    const name = String(req.routeParams?.picture ?? '')
    if (!/^[a-z0-9-]+\.webp$/.test(name)) throw new NotFound(req.t)
    const picture = await readFile(path.join(guideFolder, 'pictures', name)).catch(() => null)
    if (!picture) throw new NotFound(req.t)
    const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' }
    return new Response(new Uint8Array(picture), { headers })
  },
}

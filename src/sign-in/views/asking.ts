/** How the forms of sign-in ask the server. */

/** The server's answer: data, or a refusal in words, for a field or for the whole form. */
export type Outcome<Body> = { isDone: true; body: Body } | { isDone: false; message: string; field: string | undefined }

const away = 'The server cannot be reached for the moment. Nothing was changed: try again.'

/** Posts to an endpoint of ours in the CMS. */
export const post = <Body extends object>(path: string, said: object = {}): Promise<Outcome<Body>> =>
  send('POST', `/cms/api/${path}`, said)

/** Posts to an endpoint of sign-in. */
export const say = <Body extends object>(path: string, said: object = {}): Promise<Outcome<Body>> =>
  post(`users/${path}`, said)

/** Changes a person. */
export const change = (id: number | string, said: object): Promise<Outcome<object>> =>
  send('PATCH', `/cms/api/users/${id}?depth=0`, said)

/** The form in which Payload sends refusals, also ours. */
type Refusal = { message?: string; field?: string; data?: { errors?: { path: string; message: string }[] } }

async function send<Body extends object>(method: string, path: string, said: object): Promise<Outcome<Body>> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, { method, headers, body: JSON.stringify(said), credentials: 'same-origin' })
    const body = (await response.json()) as Body & { errors?: Refusal[] }
    if (response.ok) return { isDone: true, body }
    const [refusal] = body.errors ?? []
    const [atField] = refusal?.data?.errors ?? []
    return {
      isDone: false,
      message: atField?.message ?? refusal?.message ?? away,
      field: atField?.path ?? refusal?.field,
    }
  } catch {
    return { isDone: false, message: away, field: undefined }
  }
}

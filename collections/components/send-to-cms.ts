/** Requests of the admin's forms and buttons to endpoints of the CMS. */

/** The result: an answer, which may be empty, or the reason in words why it was not done. */
export type SentToCms<Answer> = { isDone: true; answer: Answer | null } | { isDone: false; mistake: string }

/** A refusal of the CMS; the message of a field is more precise than that of the whole. */
type Refused = { errors?: { message: string; data?: { errors?: { message: string }[] } }[] }

/** Sends JSON, with the session. The answer is trusted to have the type of the endpoint. */
export async function sendToCms<Answer = unknown>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
): Promise<SentToCms<Answer>> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null)
  const said = await response?.json().catch(() => null)
  if (response?.ok) return { isDone: true, answer: said }
  const [refusal] = (said as Refused | null)?.errors ?? []
  const mistake = refusal?.data?.errors?.[0]?.message ?? refusal?.message ?? 'The editing server did not answer.'
  return { isDone: false, mistake }
}

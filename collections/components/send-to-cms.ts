/** How forms and buttons of the admin ask an endpoint of the CMS to do something. */

/** What came of it: an answer, which may say nothing, or in words why it was not done. */
export type SentToCms<Answer> = { isDone: true; answer: Answer | null } | { isDone: false; mistake: string }

/** As the CMS tells refusals; what is wrong with a field says more than that something is. */
type Refused = { errors?: { message: string; data?: { errors?: { message: string }[] } }[] }

/** Sends it as JSON, with the session. The answer is taken for what the endpoint is known to give. */
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

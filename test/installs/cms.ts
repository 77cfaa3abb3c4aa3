/** The CMS's own REST, as tests that start servers of their own use it. */
import { expect } from 'vitest'

/** Posts there, signed in where a token is given; gives the answer, which must be a good one. */
export async function postToCms(url: string, address: string, body: object, token = ''): Promise<unknown> {
  const response = await fetch(`${url}/cms/api/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  expect(response.ok, `${address}: ${response.status} ${answer.slice(0, 300)}`).toBe(true)
  return JSON.parse(answer)
}

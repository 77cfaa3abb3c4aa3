/**
 * Browsers in which a person has signed in before. Each has a limit of its own, so that failures of strangers do not keep the person out
 * there. The cookie gives no access: it only allows the tries of one browser.
 */
import { randomUUID } from 'node:crypto'
import { generateCookie, parseCookies } from 'payload/shared'
import { z } from 'zod'
import { readSigned, sign } from './keys.ts'

const yearSeconds = 365 * 24 * 60 * 60

const cookieContent = z.object({ user: z.number().int(), device: z.string() })

/** Each person who signs in with a browser has a cookie in it. */
const cookieName = (userId: number): string => `octavo-device-${userId}`

/** The id of the browser, where this person has signed in in it before. */
export function knownDevice(secret: string, headers: Headers, userId: number): string | undefined {
  const signed = parseCookies(headers).get(cookieName(userId))
  const { data } = cookieContent.safeParse(signed && readSigned(secret, 'devices', signed))
  return data?.user === userId ? data.device : undefined
}

/** The cookie by which the browser is known from now on, for a year. */
export function deviceCookie(secret: string, userId: number, device: string | undefined, isSecure: boolean): string {
  return generateCookie({
    name: cookieName(userId),
    value: sign(secret, 'devices', { user: userId, device: device ?? randomUUID() }),
    maxAge: yearSeconds,
    httpOnly: true,
    path: '/cms/api/users',
    sameSite: 'Lax',
    secure: isSecure,
    returnCookieAsObject: false,
  }) as string
}

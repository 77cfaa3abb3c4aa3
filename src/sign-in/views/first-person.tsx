/** The page of a database without people. */
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { FirstPersonForm } from './first-person-form.tsx'
import { Frame } from './frame.tsx'

/** The page on which the first administrator makes an account; it is gone once anybody has one. */
export async function FirstPerson({ initPageResult }: AdminViewServerProps) {
  const { totalDocs } = await initPageResult.req.payload.count({ collection: 'users' })
  if (totalDocs > 0) redirect('/admin')
  return (
    <Frame>
      <h1>Welcome</h1>
      <p>Nobody is here yet. The first person is an administrator and invites the others.</p>
      <FirstPersonForm />
    </Frame>
  )
}

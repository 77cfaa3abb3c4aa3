/** Where people sign in. */
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '#collections/components/logo.tsx'
import { LoginForm } from './login-form.tsx'

/** The page on which people sign in; who is signed in is led on. */
export async function Login({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const asked = searchParams?.redirect
  const goTo = getSafeRedirect({ fallbackTo: '/admin', redirectTo: typeof asked === 'string' ? asked : '' })
  if (req.user) redirect(goTo)
  const { totalDocs } = await req.payload.count({ collection: 'users' })
  if (totalDocs === 0) redirect('/admin/first-person')
  return (
    <main className="sign-in">
      <Logo />
      <LoginForm goTo={goTo} />
    </main>
  )
}

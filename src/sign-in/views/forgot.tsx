/** Where people ask for a link to a new password. */
import { Logo } from '#collections/components/logo.tsx'
import { isMailSet } from '../mail.ts'
import { ForgotForm } from './forgot-form.tsx'

/** The page on which a link to choose a new password is asked for. */
export const Forgot = () => (
  <main className="sign-in">
    <Logo />
    <h1>A new password</h1>
    {isMailSet() ? (
      <ForgotForm />
    ) : (
      <p>
        No mail is sent from here. Ask an administrator: they can make a link for you, by which you choose a new
        password.
      </p>
    )}
    <p className="beside">
      <a href="/admin/login">Back to sign in</a>
    </p>
  </main>
)

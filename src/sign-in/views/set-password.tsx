/** Where invitations and other links lead. */
import { Frame } from './frame.tsx'
import { SetPasswordForm } from './set-password-form.tsx'

/** The page that a link leads to: a password is chosen there. */
export const SetPassword = () => (
  <Frame>
    <SetPasswordForm />
  </Frame>
)

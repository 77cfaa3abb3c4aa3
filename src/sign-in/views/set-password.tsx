/** Where invitations and other links lead. */
import { Frame } from './frame.tsx'
import { SetPasswordForm } from './set-password-form.tsx'

export const SetPassword = () => (
  <Frame>
    <SetPasswordForm />
  </Frame>
)

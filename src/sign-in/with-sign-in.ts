/**
 * Adds sign-in to the collection of people. The CMS's own sign-in is off: it keeps no passwords and no sessions, its operations are
 * refused, and endpoints of ours answer at its addresses.
 */
import type { CollectionConfig, CollectionMeHook } from 'payload'
import { onlyAdministrators } from '#collections/access/only-administrators.ts'
import type { SignedIn } from './asked.ts'
import { administering } from './endpoints/administer.ts'
import { choosing } from './endpoints/choose-password.ts'
import { entering } from './endpoints/enter.ts'
import { ownSecondFactor } from './endpoints/own-second-factor.ts'
import { secondsOf } from './enter.ts'
import { deleteOneAtATime, keepAnAdministrator, keepChosen, keepTheLastAdministrator, takePassword } from './hooks.ts'
import { idleSeconds } from './sessions.ts'
import { sessionStrategy } from './strategy.ts'

const views = '/src/sign-in/views'

/** The pages of the admin on which people sign in, beside those of the collection of people. */
export const signInViews = {
  login: { Component: `${views}/login.tsx#Login`, path: '/login', exact: true, meta: { title: 'Sign in' } },
  forgot: { Component: `${views}/forgot.tsx#Forgot`, path: '/forgot', exact: true, meta: { title: 'A new password' } },
  account: { Component: `${views}/account.tsx#Account` },
  setPassword: {
    Component: `${views}/set-password.tsx#SetPassword`,
    path: '/set-password',
    exact: true,
    meta: { title: 'Choose a password' },
  },
  firstPerson: {
    Component: `${views}/first-person.tsx#FirstPerson`,
    path: '/first-person',
    exact: true,
    meta: { title: 'Welcome' },
  },
} as const

/** The collection with sign-in. Cookies of an https address are sent only over https. */
export const withSignIn = (users: CollectionConfig, { isSecure }: { isSecure: boolean }): CollectionConfig => ({
  ...users,
  auth: {
    disableLocalStrategy: true,
    strategies: [sessionStrategy],
    tokenExpiration: idleSeconds,
    useSessions: false,
    maxLoginAttempts: 0,
    cookies: { secure: isSecure, sameSite: 'Lax' },
  },
  admin: {
    ...users.admin,
    components: {
      ...users.admin?.components,
      beforeListTable: [`${views}/rules.tsx#Rules`],
      views: {
        invite: { Component: `${views}/invite.tsx#Invite`, path: '/create', exact: true },
        edit: {
          access: {
            Component: `${views}/person.tsx#PersonView`,
            path: '/access',
            tab: { label: 'Sign-in', href: '/access', condition: onlyAdministrators },
          },
        },
      },
    },
  },
  endpoints: [...entering, ...choosing, ...ownSecondFactor, ...administering],
  hooks: {
    ...users.hooks,
    beforeOperation: [...(users.hooks?.beforeOperation ?? []), takePassword, deleteOneAtATime],
    afterChange: [...(users.hooks?.afterChange ?? []), keepChosen, keepAnAdministrator],
    beforeDelete: [...(users.hooks?.beforeDelete ?? []), keepTheLastAdministrator],
    me: [sayWhenItEnds],
  },
})

/** Tells who is signed in and until when, without the token, since a script in the page could steal it. */
function sayWhenItEnds({ args, user }: Parameters<CollectionMeHook>[0]): ReturnType<CollectionMeHook> {
  const { _endsMs } = args.req.user as unknown as SignedIn
  return { user, exp: secondsOf(new Date(_endsMs)) }
}

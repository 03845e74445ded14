import type { Session } from '../session/session.ts'

/** A session that nobody signs in to or out of here, and of which the browser keeps nothing. */
export function sessionWithoutSignIn(
  session: Pick<Session, 'shop' | 'state' | 'api' | 'start' | 'signOut'>,
): Session {
  const never = () => () => {}
  return {
    ...session,
    signIn() {},
    onLeaving: never,
    onSignOut: never,
    follow() {},
    deviceToken: () => undefined,
    rememberDevice() {},
    changeUser() {},
    enterAsGuest() {},
    leaveAsGuest() {},
  }
}

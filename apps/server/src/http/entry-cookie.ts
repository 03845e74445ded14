import { secretCookie } from './secret-cookie.ts'

/** The cookie of a browser in which somebody of the shop looks at it before it is open to the public. */
export const entryCookie = secretCookie('estampa_entry')

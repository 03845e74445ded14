import { accountCalls } from './admin/account.ts'
import { entryCalls } from './admin/entry.ts'

/**
 * The calls of the back office that belong to no shop: entering it, and one's own account. They are served at its own
 * origin alone, with a session in a cookie.
 */
export const admin = { ...entryCalls, ...accountCalls }

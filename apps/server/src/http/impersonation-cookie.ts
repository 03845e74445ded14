import { secretCookie } from './secret-cookie.ts'

/**
 * The cookie of a browser in which somebody of the shop sees it as a customer. What the customer keeps in the same
 * browser stays as it is; all that it opens are readings.
 */
export const impersonationCookie = secretCookie('estampa_seen_as')

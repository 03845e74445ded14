/**
 * Accounts by e-mail. An account counts once a code that was sent to its address has come back; what nobody
 * ever confirmed is forgotten after some days. A password breaks every rule that it breaks, not only the first.
 */

export const passwordRules = {
  too_short: (password: string) => password.length < 8,
  too_long: (password: string) => password.length > 128,
  no_digit: (password: string) => !/\d/.test(password),
  no_lower_case: (password: string) => !/\p{Ll}/u.test(password),
  no_upper_case: (password: string) => !/\p{Lu}/u.test(password),
  has_space: (password: string) => /\s/.test(password),
} as const satisfies Record<string, (password: string) => boolean>

export type PasswordRule = keyof typeof passwordRules

export function brokenPasswordRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => passwordRules[rule](password))
}

/** Purposes of mailed codes, with the minutes for which a code is valid. */
export const codeMinutes = {
  activation: 3 * 24 * 60,
  password_reset: 60,
  email_change: 24 * 60,
  guest_quote: 30,
} as const

export type CodePurpose = keyof typeof codeMinutes

/** Wrong tries after which a code becomes invalid. */
export const MAX_WRONG_CODES = 10
/** Days after which an unconfirmed account is deleted. */
export const UNCONFIRMED_DAYS = 7
/** A person without a password shows who they are by having signed in this many minutes ago at most. */
export const FRESH_SIGN_IN_MINUTES = 10

/**
 * People who ask for a quote or buy without an account are guests. Each quote and each order has a guest of its own,
 * so that the link of one opens no other. The link ends after production, delivery and the days to withdraw.
 */
export const GUEST_LINK_DAYS = 180
/** Orders of one e-mail without an account that may wait for their first payment at once: each holds stock. */
export const MAX_UNPAID_GUEST_ORDERS = 3
/** Purchases without an account that one address of the network may begin in a day. */
export const MAX_GUEST_ORDERS_A_DAY = 20
/** Quotes that one confirmed code may ask for. */
export const MAX_GUEST_QUOTES = 10

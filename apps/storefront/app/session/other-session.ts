import type { CountryCode } from '@estampa/domain/countries/languages'
import type { Session } from './session.ts'

export type OtherSessionOptions = { shop: string; origin: string; environment: CountryCode }
type MakeSession = (options: OtherSessionOptions) => Session

let makeSession: MakeSession | undefined

/** Before a page begins that is no shopper's: only such a page fetches the script of its session. */
export function setOtherSession(make: MakeSession): void {
  makeSession = make
}

/** Undefined: the session of a shopper. */
export const otherSession = (): MakeSession | undefined => makeSession

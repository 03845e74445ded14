import { accountRows, providerRows } from './matrix/accounts.ts'
import { browseRows, pictureRows } from './matrix/browse.ts'
import { buyingRows, orderRows } from './matrix/buying.ts'
import { guestRows } from './matrix/guests.ts'
import { lawRows } from './matrix/law.ts'
import { paperRows } from './matrix/papers.ts'
import { staffProofRows } from './matrix/proofs.ts'
import { quoteRows } from './matrix/quotes.ts'
import type { Rows } from './matrix/row.ts'
import { staffRows } from './matrix/staff.ts'

/**
 * What every operation answers to everybody when the request names things of customer a1 of shop A. Written
 * from the roles and from what is whose, not from what the server does. A row is called by its operation; a
 * further case of the same operation says after a colon what is different.
 */
export const matrix: Rows = {
  ...browseRows,
  ...pictureRows,
  ...accountRows,
  ...providerRows,
  ...guestRows,
  ...buyingRows,
  ...orderRows,
  ...quoteRows,
  ...paperRows,
  ...lawRows,
  ...staffProofRows,
  ...staffRows,
}

export const operationOf = (rowName: string): string => rowName.split(':')[0] ?? ''

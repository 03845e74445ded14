/**
 * The mails that a shop sends: one table of kinds, which says of each who gets it and when, what it says, and what of
 * that the shop may write itself. The server writes its mails from it and the office shows it. What the law or the way of
 * an order needs is no part of these texts and stays, whatever a shop writes.
 */
export {
  mailTextFault,
  placeholdersOf,
  signatureFault,
  signaturePlaceholders,
} from './mail/check-text.ts'
export type { MailGroup, MailText, MailTextField } from './mail/kinds/kind-row.ts'
export { mailTextFields } from './mail/kinds/kind-row.ts'
export {
  type AccountMailKind,
  defaultMailText,
  isMailKind,
  isOptionalMail,
  type MailKind,
  mailGroupOf,
  mailGroups,
  mailKindIds,
  mailKindOf,
  type PlaceholderOf,
} from './mail/kinds.ts'
export {
  fillMailParagraphs,
  fillMailText,
  type MailPlaceholder,
  mailPlaceholders,
} from './mail/placeholders.ts'

/** What a row of the table of mails says; the rows stand in one file for each group. */
import type { MailPlaceholder } from '../placeholders.ts'

export type MailGroup = 'orders' | 'quotes' | 'accounts' | 'law' | 'team'

export const mailTextFields = ['subject', 'heading', 'intro', 'closing'] as const
export type MailTextField = (typeof mailTextFields)[number]
export type MailText = Readonly<Partial<Record<MailTextField, string>>>

export type MailKindRow = {
  readonly title: string
  /** Who gets it, as it stands after «Para». */
  readonly to: string
  readonly when: string
  /** What a shop may write itself; all else of the mail stays. */
  readonly fields: readonly MailTextField[]
  /** What its texts may name beside the shop. */
  readonly placeholders: readonly MailPlaceholder[]
  /** What a field has to name, because its reader needs it. */
  readonly required?: Readonly<Partial<Record<MailTextField, readonly MailPlaceholder[]>>>
  /** What it says where the shop wrote nothing: `es` for everybody, `arg` what Argentines say otherwise. */
  readonly texts: { readonly es: MailText; readonly arg?: MailText }
  /** Only of a mail that a shop may do without: what is lost then, as it stands after a colon. */
  readonly withoutIt?: string
}

export const wholeText = ['subject', 'heading', 'intro', 'closing'] as const
/** Its sentences are those of the law or of the safety of an account. */
export const aroundFixedText = ['subject', 'heading', 'closing'] as const
export const closingAlone = ['closing'] as const

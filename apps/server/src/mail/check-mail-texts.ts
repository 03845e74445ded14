/** Why what somebody typed for the shop's mails cannot be taken: each fault at its field, in the words of the country. */
import { countries } from '@estampa/domain/countries'
import { type MailKind, mailTextFault, mailTextFields, signatureFault } from '@estampa/domain/mail'
import type { Locale } from '@estampa/domain/messages'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { isMailAddress } from '@estampa/domain/shops'
import type { Shop } from '../http/shop.ts'

type TypedTexts = Readonly<Record<string, string | null | boolean | undefined>>

export function whyTextsNotTaken(
  shop: Shop,
  kind: MailKind,
  { fields, signature }: { fields: TypedTexts; signature?: string | undefined },
): Refusal | null {
  const locale = localeOf(shop)
  const faults = mailTextFields.flatMap((field) => {
    const text = fields[field]
    const fault = typeof text === 'string' ? mailTextFault({ kind, field, text }, locale) : null
    return fault === null ? [] : [faultAt(field, fault)]
  })
  const ofSignature = signature === undefined ? null : signatureFault(signature, locale)
  return refuseAll(ofSignature === null ? faults : [...faults, faultAt('signature', ofSignature)])
}

const MOST_NAME = 60
const NO_ADDRESS = 'Falta un correo completo, como ventas@tienda.com.'
const NO_NAME = `El nombre tiene hasta ${MOST_NAME} letras, y no está vacío.`

type TypedSender = { name?: string | null; replyTo?: string | null; signature?: string }

export function whySenderNotTaken(shop: Shop, { name, replyTo, signature }: TypedSender): Refusal | null {
  const fault = signature === undefined ? null : signatureFault(signature, localeOf(shop))
  return refuseAll([
    ...(typeof name === 'string' && (name === '' || name.length > MOST_NAME)
      ? [faultAt('name', NO_NAME)]
      : []),
    ...(typeof replyTo === 'string' && !isMailAddress(replyTo) ? [faultAt('replyTo', NO_ADDRESS)] : []),
    ...(fault === null ? [] : [faultAt('signature', fault)]),
  ])
}

const localeOf = ({ config }: Shop): Locale => countries[config.environment].locale
const faultAt = (field: string, message: string) => ({ message, members: [`fields.${field}`] })

function refuseAll(validationErrors: readonly { message: string; members: string[] }[]): Refusal | null {
  return validationErrors.length === 0 ? null : refuse('invalid_input', { validationErrors })
}

import { email } from '@estampa/domain/countries'
import { isRefusal } from '@estampa/domain/refusal'
import { z } from 'zod'
import { Text } from '../wire.ts'

/** In lower case and without spaces around it: one person has one account. */
export const EmailAddress = z
  .string()
  .trim()
  .max(256)
  .toLowerCase()
  .refine((typed) => !isRefusal(email(typed)), { error: 'Ese correo no es válido.', abort: true })

/** The specification has both names for the same thing: either is taken by every call that asks for an e-mail. */
export const emailFields = {
  emailAddress: EmailAddress.optional(),
  userNameOrEmailAddress: EmailAddress.optional(),
}
type Emailed = { emailAddress?: string | undefined; userNameOrEmailAddress?: string | undefined }

export function emailOf({ emailAddress, userNameOrEmailAddress }: Emailed): string | undefined {
  return emailAddress ?? userNameOrEmailAddress
}

export const hasEmail = (input: Emailed) => Boolean(emailOf(input))
export const emailMissing = { error: 'Falta el correo.', path: ['emailAddress'] }

export const PhoneNumber = z
  .string()
  .trim()
  .max(40)
  .regex(/^[+\d\s().-]*$/, 'El teléfono solo puede tener números, espacios y los signos + - ( ).')

/** The profile fields that people fill in. The name comes whole, or as name and surname. */
export const profileFields = {
  name: Text(64).optional(),
  surname: Text(64).optional(),
  fullName: Text(130).optional(),
  phoneNumber: PhoneNumber.optional(),
  company: Text(120).optional(),
}

type Named = { name?: string | undefined; surname?: string | undefined; fullName?: string | undefined }

/** The full name; undefined where none was sent. */
export function fullNameOf({ name, surname, fullName }: Named): string | undefined {
  if (fullName !== undefined) return fullName
  if (name === undefined && surname === undefined) return undefined
  return [name, surname].filter(Boolean).join(' ')
}

/** A code as people type it: capitals or not, with a hyphen or spaces between, an O for a zero. */
export const Code = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'))

/** A path of the same shop, without the shop's own segment: nobody is sent anywhere else. */
export const ReturnPath = z
  .string()
  .max(1_000)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u)

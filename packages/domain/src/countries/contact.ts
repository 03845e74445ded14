import { refuse } from '../refusal.ts'
import type { FieldValidator } from './field-validator.ts'

/**
 * Ten digits with the area code, however typed: +54 9 11…, 011 15…, 11…. A 9 or a 15 says that it is a
 * mobile, whose international form keeps the 9.
 */
export const argentinePhone: FieldValidator = (typed) => {
  if (!/^[+\d\s().-]+$/.test(typed.trim())) return refuse('phone_format')
  let digits = typed.replace(/\D/g, '').replace(/^00/, '')
  if (digits.length > 11 && digits.startsWith('54')) digits = digits.slice(2)
  let isMobile = digits.length >= 11 && digits.startsWith('9')
  if (isMobile) digits = digits.slice(1)
  digits = digits.replace(/^0/, '')
  if (digits.length === 12) {
    const withoutFifteen = digits.replace(/^(11|[23]\d{2}|[23]\d{3})15(?=\d{6,8}$)/, '$1')
    isMobile ||= withoutFifteen.length < digits.length
    digits = withoutFifteen
  }
  if (!/^(11|[23]\d)\d{8}$/.test(digits)) return refuse('phone_format')
  const area = digits.startsWith('11') ? 2 : 3
  const local = `${digits.slice(0, area)} ${digits.slice(area, 6)} ${digits.slice(6)}`
  return { value: `+54${isMobile ? '9' : ''}${digits}`, pretty: `+54 ${isMobile ? '9 ' : ''}${local}` }
}

/** Nine digits: 9 and eight more for a mobile, else area code and number. */
export const chileanPhone: FieldValidator = (typed) => {
  if (!/^[+\d\s().-]+$/.test(typed.trim())) return refuse('phone_format')
  let digits = typed.replace(/\D/g, '').replace(/^00/, '')
  if (digits.length === 11 && digits.startsWith('56')) digits = digits.slice(2)
  digits = digits.replace(/^0/, '')
  if (!/^[2-9]\d{8}$/.test(digits)) return refuse('phone_format')
  const pretty = `+56 ${digits[0]} ${digits.slice(1, 5)} ${digits.slice(5)}`
  return { value: `+56${digits}`, pretty }
}

/** A phone in its pretty form as people of its own country write it: without the number of the country. */
export function nationalPhone(pretty: string): string {
  return pretty.replace(/^\+\d+ /, '')
}

const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** At most 256 characters; stored in lower case so that one person has one account. */
export const email: FieldValidator = (typed) => {
  const value = typed.trim().toLowerCase()
  if (value.length > 256 || value.indexOf('@') > 64 || !emailPattern.test(value))
    return refuse('email_format')
  return { value, pretty: value }
}

import { type CountryCode, countries } from '@estampa/domain/countries'
import { nationalPhone } from '@estampa/domain/countries/contact'
import { isRefusal } from '@estampa/domain/refusal'

/** A stored document as people write it: 30-50001091-2, 12.345.678-5. */
export function displayDocument(document: string, environment: CountryCode): string {
  const { taxId, personId } = countries[environment]
  const known = [taxId(document), personId(document)].find((checked) => !isRefusal(checked))
  return known && !isRefusal(known) ? known.pretty : document
}

/** A stored phone as people read it: +54 9 11 2345 6789. */
export function displayPhone(phone: string, environment: CountryCode): string {
  const checked = countries[environment].phone(phone)
  return isRefusal(checked) ? phone : checked.pretty
}

/** A stored phone as a form of the shop's country asks for it: 9 11 2345 6789. */
export function phoneForField(phone: string, environment: CountryCode): string {
  return nationalPhone(displayPhone(phone, environment))
}

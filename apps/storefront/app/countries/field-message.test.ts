import { sentenceOf } from '@estampa/contract/refusals'
import { checkStep, emptyCheckout, fieldsOf, setField, stepKeys } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { expect, test } from 'vitest'
import { fieldMessage } from './field-message.ts'

const junk = [
  '',
  '!',
  '1',
  'x'.repeat(600),
  '30-50001091-3',
  '12.345.678-4',
  'factura',
  'responsable_inscripto',
]

test('whatever is typed into a field, its sentence is the one that the server would say [CHK-12]', () => {
  for (const environment of ['ARG', 'CL'] as const) {
    const locale = environment === 'CL' ? 'cl' : 'arg'
    for (const step of stepKeys) {
      for (const typed of junk) {
        const payload = fieldsOf(step, environment).reduce(
          (all, { name }) => setField(all, step, name, typed),
          emptyCheckout,
        )
        for (const { refusal } of checkStep(payload, step, environment)) {
          expect(fieldMessage(refusal, locale)).toBe(sentenceOf(refusal, locale))
        }
      }
    }
  }
})

test.each(['ARG', 'CL'] as const)(
  'every empty field of a checkout in %s says what is missing [CHK-12]',
  (environment) => {
    const locale = environment === 'CL' ? 'cl' : 'arg'
    const plain = sentenceOf({ refusal: 'field_required' }, locale)
    const sentences = countries[environment].invoiceKinds.flatMap((kind) => {
      const payload = setField(emptyCheckout, 'Billing', 'invoiceKind', kind)
      const invalid = stepKeys.flatMap((step) => checkStep(payload, step, environment))
      return invalid.map(({ refusal }) => fieldMessage(refusal, locale))
    })
    expect(sentences.length).toBeGreaterThan(20)
    expect(sentences).not.toContain(plain)
    expect(sentences).toContain({ ARG: 'Escribí el CUIT.', CL: 'Escribe el RUT de la empresa.' }[environment])
  },
)

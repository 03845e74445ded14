import { sentenceOf } from '@estampa/contract/refusals'
import { checkStep, emptyCheckout, fieldsOf, setField, stepKeys } from '@estampa/domain/checkout'
import { expect, test } from 'vitest'
import { fieldSentence } from './field-sentence.ts'

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
          expect(fieldSentence(refusal, locale)).toBe(sentenceOf(refusal, locale))
        }
      }
    }
  }
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputSentence } from './input-sentences.ts'

const sentenceOf = (schema: z.ZodType, input: unknown) => {
  const issue = schema.safeParse(input, { error: inputSentence as never }).error?.issues[0]
  return issue?.message
}

test.each([
  [z.string(), undefined, 'Falta este dato.'],
  [z.string().min(1), '', 'Falta este dato.'],
  [z.string().max(3), 'cuatro', 'Puede tener 3 caracteres como máximo.'],
  [z.number(), 'doce', 'Este dato tiene que ser un número.'],
  [z.int().min(1), -4, 'El mínimo es 1.'],
  [z.int().max(100), 101, 'El máximo es 100.'],
  [z.int(), 1.5, 'Este dato tiene que ser un número entero.'],
  [z.array(z.string()).min(1), [], 'La lista está vacía.'],
  [z.uuid(), 'abc', 'Este identificador no es válido.'],
  [z.enum(['CHQ', 'TRF']), 'XYZ', 'Los valores posibles son: CHQ, TRF.'],
  [z.string().regex(/^\d+$/), 'x', 'Este dato no tiene el formato esperado.'],
])('%o and %o: %s', (schema, input, sentence) => {
  expect(sentenceOf(schema, input)).toBe(sentence)
})

test('a schema’s own words come before these [API-53]', () => {
  const own = z.string().regex(/^\d+$/, 'Escribí solo números.')
  expect(sentenceOf(own, 'x')).toBe('Escribí solo números.')
})

import { expect, test } from 'vitest'
import {
  defaultMailText,
  fillMailParagraphs,
  fillMailText,
  isOptionalMail,
  mailGroups,
  mailKindIds,
  mailKindOf,
  mailTextFault,
  signatureFault,
} from './mail.ts'

const locales = ['cl', 'arg'] as const

test('every kind of mail is in one group, and what it says as it comes would be taken from a shop [OWN-15]', () => {
  expect(Object.values(mailGroups).flat().toSorted()).toEqual(mailKindIds.toSorted())
  expect(mailKindIds.length).toBeGreaterThan(40)
  for (const kind of mailKindIds) {
    for (const locale of locales) {
      const text = defaultMailText(kind, locale)
      const { fields } = mailKindOf(kind)
      expect([kind, Object.keys(text).toSorted()]).toEqual([kind, [...fields].toSorted()])
      for (const field of fields) {
        expect([kind, field, mailTextFault({ kind, field, text: text[field] ?? '' }, locale)]).toEqual([
          kind,
          field,
          null,
        ])
      }
    }
  }
})

test('no mail of the law, of a payment or of the safety of an account can be switched off [OWN-15]', () => {
  const safe = [...mailGroups.law, ...mailGroups.accounts, ...mailGroups.team]
  expect(safe.filter(isOptionalMail)).toEqual([])
  const paid = mailKindIds.filter((kind) => kind.startsWith('payment_') || kind === 'order_placed')
  expect(paid.filter(isOptionalMail)).toEqual([])
  expect(isOptionalMail('delivered')).toBe(true)
})

test('a text is filled once, and a word without a value leaves no gap [OWN-15]', () => {
  const values = { nombre: '{total}', pedido: '1042', tienda: 'Pampa', total: '$ 5' }
  expect(fillMailText('Hola, {Nombre}: {PEDIDO} de {tienda}', values)).toBe('Hola, {total}: 1042 de Pampa')
  expect(fillMailText('¡Hola, {nombre}!', {})).toBe('¡Hola!')
  expect(fillMailText('{nombre}, recibimos tu pedido.', { nombre: '' })).toBe('Recibimos tu pedido.')
  expect(fillMailText('Te preparamos esta cotización {descuento}.', { descuento: '' })).toBe(
    'Te preparamos esta cotización.',
  )
  expect(fillMailText('{Cotización}', { cotizacion: 'C-000318' })).toBe('C-000318')
})

test('an empty line parts paragraphs, and one about nobody is left out [OWN-15]', () => {
  const text = '{comprador} hizo este pedido.\n\n  Va para ti,\n{nombre}.\n \n\nGracias.'
  expect(fillMailParagraphs(text, { comprador: '', nombre: 'Ana' })).toEqual([
    'Va para ti,\nAna.',
    'Gracias.',
  ])
  expect(fillMailText('Un saludo\n{telefono}\n{tienda}', { tienda: 'Pampa' })).toBe('Un saludo\nPampa')
})

test.each([
  ['subject', '   ', 'Escribe algo, o vuelve al texto original.'],
  ['subject', 'x'.repeat(121), 'Tiene 121 letras y entran 120.'],
  ['intro', 'Hola {nombre', 'Hay una llave sin su pareja. Los datos van entre llaves, así: {nombre}.'],
  ['intro', 'Hola nombre}', 'Hay una llave sin su pareja. Los datos van entre llaves, así: {nombre}.'],
  ['intro', 'Hola {{nombre}}', 'Hay una llave sin su pareja. Los datos van entre llaves, así: {nombre}.'],
  ['intro', 'Hola {}', 'Hay unas llaves sin nada entre ellas. Los datos van así: {nombre}.'],
  [
    'intro',
    'Hola {apellido}',
    'Aquí no hay un dato «apellido». Puedes usar {nombre}, {pedido}, {total} y {tienda}.',
  ],
  [
    'closing',
    '{constructor}',
    'Aquí no hay un dato «constructor». Puedes usar {nombre}, {pedido}, {total} y {tienda}.',
  ],
] as const)('a %s «%s» is refused in a sentence [OWN-15]', (field, text, sentence) => {
  expect(mailTextFault({ kind: 'order_placed', field, text }, 'cl')).toBe(sentence)
})

test('what a reader needs cannot be left out, and what the law says cannot be written [OWN-15]', () => {
  const missing = mailTextFault({ kind: 'payment_rejected', field: 'intro', text: 'Hola.' }, 'arg')
  expect(missing).toBe('Falta {paso}: quien lo recibe lo necesita.')
  expect(mailTextFault({ kind: 'payment_rejected', field: 'intro', text: '{Paso}' }, 'arg')).toBeNull()
  expect(mailTextFault({ kind: 'regret', field: 'subject', text: 'Hola' }, 'arg')).toBe(
    'Este texto no se puede cambiar en este correo.',
  )
  expect(signatureFault('Un saludo, {nombre}', 'arg')).toContain('Podés usar {tienda}, {telefono}, {correo}')
})

import { expect, test } from 'vitest'
import { fillReply, insertAt } from './insert-reply.ts'

test('a saved reply names the buyer by the first name, and the order [ADM-10]', () => {
  const text = 'Hola, {nombre}: tu pedido {pedido} ya salió. {Pedido}, {otro}'
  expect(fillReply(text, { number: 57, buyer: 'Lucía Paz' })).toBe(
    'Hola, Lucía: tu pedido 57 ya salió. 57, {otro}',
  )
  expect(fillReply(text, { number: 57, buyer: ' ' })).toBe('Hola: tu pedido 57 ya salió. 57, {otro}')
  // what a name says is no pattern
  expect(fillReply('{nombre}', { number: 1, buyer: "$&$'" })).toBe("$&$'")
})

test('a saved reply comes to the caret and nothing that was typed is lost [ADM-10]', () => {
  expect(insertAt('', 0, 'Hola')).toEqual({ text: 'Hola', caret: 4 })
  expect(insertAt('Antes', 5, 'Hola')).toEqual({ text: 'Antes\nHola', caret: 10 })
  expect(insertAt('Antes después', 6, 'Hola')).toEqual({ text: 'Antes Hola\ndespués', caret: 10 })
  expect(insertAt('Antes\nDespués', 5, 'Hola')).toEqual({ text: 'Antes\nHola\nDespués', caret: 10 })
})

import { deliveryDatesText } from '@estampa/domain/shipping/delivery-dates-text'
import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

const friday = new Date('2026-11-20T15:00:00Z')

test('working days are told as dates of the calendar [CHK-04]', () => {
  const text = (min: number, max: number) =>
    deliveryDatesText(arrivalOf({ min, max }, 0, 'ARG', friday), 'ARG')
  expect(text(1, 3)).toBe('entre el mar 24 y el jue 26 de noviembre')
  expect(text(2, 2)).toBe('el mié 25 de noviembre')
  expect(text(3, 8)).toBe('entre el jue 26 de noviembre y el jue 3 de diciembre')
})

test('it leaves when it is made [CHK-04]', () => {
  expect(deliveryDatesText(arrivalOf({ min: 1, max: 1 }, 4, 'CL', friday), 'CL')).toBe(
    'el vie 27 de noviembre',
  )
})

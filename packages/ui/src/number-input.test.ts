import { expect, test } from 'vitest'
import { isBlockedKey, onlyDigits } from './number-input.tsx'

const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false, altKey: false })

test('letters and signs are blocked, digits and every working key are not [UI-09]', () => {
  for (const blocked of ['a', 'e', '-', '+', ',', '.', ' ', 'ñ'])
    expect(isBlockedKey(key(blocked)), blocked).toBe(true)
  for (const let_ of ['0', '9', 'Backspace', 'Delete', 'Tab', 'ArrowLeft', 'Home', 'Enter', 'Escape']) {
    expect(isBlockedKey(key(let_)), let_).toBe(false)
  }
  expect(isBlockedKey(key('v', true))).toBe(false)
})

test('pasted text keeps its digits [UI-09]', () => {
  expect(onlyDigits('1.200 u.')).toBe('1200')
})

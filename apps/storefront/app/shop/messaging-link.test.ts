import { expect, test } from 'vitest'
import { messagingLink, networkLink } from './messaging-link.ts'

test('a bare number gets the messaging prefix, a link is used as it is [UI-03]', () => {
  expect(messagingLink('5491122334455')).toBe('https://wa.me/5491122334455')
  expect(messagingLink('+54 9 11 2233-4455')).toBe('https://wa.me/5491122334455')
  expect(messagingLink('https://wa.me/message/ABC')).toBe('https://wa.me/message/ABC')
})

test('without an account, or with something that is none, there is no link [UI-02]', () => {
  for (const none of [undefined, '', 'javascript:alert(1)', 'https://evil.example']) {
    expect(messagingLink(none)).toBeUndefined()
  }
  expect(networkLink('IG', 'javascript:alert(1)')).toBeUndefined()
  expect(networkLink('IG', '@pampa')).toBe('https://www.instagram.com/pampa')
})

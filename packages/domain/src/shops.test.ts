import { describe, expect, test } from 'vitest'
import { codeOf } from '../test/fixtures.ts'
import { listChoiceFaults } from './shops/check-config.ts'
import {
  allowsGuestCheckout,
  checkShopName,
  effectiveSwitches,
  shopMessagingLink,
  type TemplateId,
  withAllFamily,
  withDefaults,
} from './shops.ts'

const tenant = { id: 1, tenancyName: 'pampa' }
const bare = withDefaults({ tenant, environment: 'ARG', name: 'Pampa' })
const family = (title: string) => ({ id: 1, title, icon_url: null })

describe('missing configuration', () => {
  test('prices: final ones with their taxes, two decimals, small quantities are sold [CONF-01] [CONF-03] [CONF-07]', () => {
    expect(bare).toMatchObject({ withTaxes: true, roundPrice: 2, usePriceWithoutMinimun: true })
    expect(bare.colors.primary).toBe('#cd995d')
  })

  test('every switch is on, and many designs are welcome [CONF-05] [CONF-06]', () => {
    expect(effectiveSwitches(bare)).toEqual({
      registrationInShop: true,
      loginInShop: true,
      pricesInShop: true,
      buyAccionsInShop: true,
      quotation: true,
    })
    expect(bare).toMatchObject({
      isMultipleVariantDesigns: true,
      templateFK: { id: 1 },
      partnerPaymentMethods: [],
    })
  })

  test('given values stay, and undefined counts as missing [CONF-07]', () => {
    const shop = withDefaults({
      tenant,
      environment: 'CL',
      name: 'A',
      roundPrice: 0,
      quotation: false,
      logo: undefined,
    } as never)
    expect(shop).toMatchObject({ roundPrice: 0, quotation: false, environment: 'CL', logo: null })
  })

  test('«Todas» is the first family, once [CONF-02]', () => {
    expect(withAllFamily([family('Tazas')]).map((one) => one.title)).toEqual(['Todas', 'Tazas'])
    expect(withAllFamily([family('Tazas'), family('Todas')]).map((one) => one.title)).toEqual([
      'Tazas',
      'Todas',
    ])
    expect(bare.families.map((one) => one.title)).toEqual(['Todas'])
  })
})

describe('switches', () => {
  const of = (off: Partial<typeof bare>) => effectiveSwitches({ ...bare, ...off }).buyAccionsInShop

  test('no prices or no login is no buying [CONF-11]', () => {
    expect([
      of({}),
      of({ pricesInShop: false }),
      of({ loginInShop: false }),
      of({ buyAccionsInShop: false }),
    ]).toEqual([true, false, false, false])
  })

  test('without an account people buy only where the shop says so, and never where buying is off [GST-02]', () => {
    const guests = { ...bare, guestCheckout: true }
    expect([bare, guests].map(allowsGuestCheckout)).toEqual([false, true])
    for (const off of ['buyAccionsInShop', 'pricesInShop', 'loginInShop'] as const) {
      expect(allowsGuestCheckout({ ...guests, [off]: false })).toBe(false)
    }
  })

  test('a quotation is still possible without prices [CONF-11]', () => {
    expect(effectiveSwitches({ ...bare, pricesInShop: false }).quotation).toBe(true)
  })
})

describe('names', () => {
  test.each(['pampa', 'andina-2', 'ab'])('%s may be a shop', (name) => {
    expect(checkShopName(name)).toBe(name)
  })

  test.each([
    'api',
    'users',
    'color-palette',
    'healthz',
    'readyz',
    'metrics',
    'assets',
    'product-builder',
    'admin',
    'manual',
  ])('%s is the server’s own [API-25] [API-26]', (name) => {
    expect(codeOf(checkShopName(name))).toBe('shop_name_reserved')
  })

  test.each([
    '',
    'a',
    'Pampa',
    'pam pa',
    '-pampa',
    'pampa-',
    'pam--pa',
    'ñandu',
    '../etc',
    '1pampa',
    'x'.repeat(41),
  ])('«%s» is no name', (name) => {
    expect(codeOf(checkShopName(name))).toBe('shop_name_format')
  })
})

test.each([
  ['https://wa.me/5491155551234?text=hola', 'https://wa.me/5491155551234?text=hola'],
  ['5491155551234', 'https://wa.me/5491155551234'],
  ['+54 9 11 5555-1234', 'https://wa.me/5491155551234'],
  ['', null],
  ['javascript:alert()', null],
])('the messaging button of «%s» leads to %s [UI-03]', (username, link) => {
  expect(shopMessagingLink([{ socialMediaFK: { key: 'WP' }, username }])).toBe(link)
})

test('without an entry WP there is no messaging button [UI-02]', () => {
  expect(shopMessagingLink([{ socialMediaFK: { key: 'IG' }, username: '123' }])).toBeNull()
})

test('there are ten templates [LAYOUT-04]', () => {
  const isTemplateId = (id: unknown) =>
    listChoiceFaults({ ...bare, templateFK: { id: id as TemplateId } }).length === 0
  expect([0, 1, 10, 11, 1.5, '1'].map(isTemplateId)).toEqual([false, true, true, false, false, false])
})

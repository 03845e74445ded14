import { describe, expect, test } from 'vitest'
import { type ShopConfig, withDefaults } from '../shops.ts'
import { listConfigFaults } from './check-config.ts'
import { toConfigView } from './config-view.ts'
import {
  isAnalyticsCode,
  isClipArtAddress,
  isMailAddress,
  isOwnPath,
  isPictureAddress,
  isPixelCode,
  isShopLink,
  isSocialUsername,
  isTagManagerCode,
} from './patterns.ts'

/** Texts that break out of an attribute, an address, a style or a script. */
const hostile = [
  '"',
  "'",
  '<script>',
  '`',
  'javascript:alert(1)',
  'data:text/html,x',
  'a b',
  'a\nb',
  '\u0000',
  '\\',
  '',
]

describe('patterns', () => {
  test.each([
    [
      'tag manager',
      isTagManagerCode,
      ['GTM-AB12CD3', 'GTM-W4XY'],
      ['GTM-', 'gtm-ab12cd3', 'GTM-AB12-D', 'AB12CD3'],
    ],
    [
      'analytics',
      isAnalyticsCode,
      ['G-4N7X2K9Q1M', 'UA-1234567-1'],
      ['G-', 'UA-1234567', 'AW-123456', 'G-abc4'],
    ],
    ['pixel', isPixelCode, ['123456789012345'], ['1234', '12345a', '-12345']],
    [
      'own path',
      isOwnPath,
      ['/', '/pictures/logo-pampa.svg', '/a%20b.png'],
      ['//evil.example', '/\\evil.example', '/a/../b', 'pictures/logo.svg', 'https://a.cl/'],
    ],
    [
      'clip art',
      isClipArtAddress,
      ['/pictures/demo/hoja-3f9a1c07.svg', '/pictures/hoja.webp', '/pictures/hoja.320.avif'],
      [
        '/hoja.svg',
        '/pictures/hoja.svgz',
        '/pictures/Hoja.svg',
        '/pictures/.svg',
        'https://a.cl/pictures/a.svg',
      ],
    ],
    [
      'picture',
      isPictureAddress,
      ['/pictures/a.webp', 'https://cdn.example/a.png?w=3&h=4'],
      ['http://cdn.example/a.png', 'https://user@evil.example', 'https:/a', 'ftp://a.cl/a'],
    ],
    [
      'page of the shop',
      isShopLink,
      ['/', '/products-list/all?sort=newest&page=2', '/about#equipo'],
      ['//evil.example', 'products-list', '/a?b="c', 'https://a.cl/', '/a#b c'],
    ],
    [
      'mail',
      isMailAddress,
      ['hola@pampa.example', 'a.b+c@x-y.com.ar'],
      ['a@b', 'a@b.cl?bcc=c@d.cl', '@b.cl'],
    ],
  ] as const)('%s: what fits and what does not [CONF-01] [CONF-07]', (_, isRight, right, wrong) => {
    expect(right.filter((value) => !isRight(value))).toEqual([])
    expect([...wrong, ...hostile].filter((value) => isRight(value))).toEqual([])
    expect(right.filter((value) => isRight(`${value}"`) || isRight(`${value}\n`))).toEqual([])
  })

  test('a messaging link or number, a user name or a safe address [CONF-07]', () => {
    expect(isSocialUsername('WP', 'https://wa.me/5491155551234?text=hola')).toBe(true)
    expect(isSocialUsername('WP', '+54 9 11 5555-1234')).toBe(true)
    expect(isSocialUsername('WP', 'pampa')).toBe(false)
    expect(isSocialUsername('WP', 'https://wa.me.evil.example/1')).toBe(false)
    expect(isSocialUsername('IG', '@pampa.promo')).toBe(true)
    expect(isSocialUsername('FB', 'https://www.facebook.com/pampa')).toBe(true)
    expect(hostile.filter((value) => isSocialUsername('IG', value) || isSocialUsername('WP', value))).toEqual(
      [],
    )
  })
})

const good = withDefaults({ tenant: { id: 1, tenancyName: 'pampa' }, environment: 'ARG', name: 'Pampa' })

describe('a whole configuration', () => {
  test('the defaults fit, and are shown as they are [CONF-01]', () => {
    expect(listConfigFaults(good)).toEqual([])
    expect(toConfigView(good)).toEqual(good)
  })

  test('every field that does not fit is named at once [CONF-01]', () => {
    const faults = listConfigFaults({ ...good, pixelFB: 'x', roundPrice: 9, environment: 'UY' as never })
    expect(faults.map(({ field }) => field).sort()).toEqual(['environment', 'pixelFB', 'roundPrice'])
  })

  test('a configuration that says little gets every default, however deep [CONF-03] [CONF-07]', () => {
    const bank = { code: 'TRF', name: 'Transferencia' }
    const config = withDefaults({
      tenant: { id: 1, tenancyName: 'pampa' },
      environment: 'ARG',
      name: 'Pampa',
      colors: { secondary: '#112233' },
      partnerPaymentMethods: [bank],
      presentation: { email: 'hola@pampa.example' },
      loginInShop: null,
    } as never)
    expect(config).toMatchObject({
      colors: { primary: '#cd995d', secondary: '#112233' },
      partnerPaymentMethods: [{ ...bank, CBU: null, account: null }],
      presentation: { banners: [], email: 'hola@pampa.example', hours: null },
      usePriceWithoutMinimun: true,
      loginInShop: true,
      roundPrice: 2,
    })
    expect(listConfigFaults(config)).toEqual([])
  })

  test.each([
    ['ARG', undefined, 2],
    ['ARG', 1, 1],
    ['CL', undefined, 0],
    ['CL', 2, 0],
  ] as const)(
    'in %s roundPrice %s is %s: never more than the currency has [CONF-07]',
    (environment, said, is) => {
      const tenant = { id: 1, tenancyName: 'x1' }
      expect(
        withDefaults({ tenant, environment, name: 'X', ...(said && { roundPrice: said }) }).roundPrice,
      ).toBe(is)
    },
  )

  test.each(hostile.filter(Boolean))('nothing of «%s» is shown [CONF-01] [CONF-08]', (text) => {
    const banner = { title: 'T', text: 'x', action: 'Ver', link: text, image_url: text, focus: null }
    const bad: ShopConfig = {
      ...good,
      favicon: text,
      logo: text,
      colors: { primary: text, secondary: text },
      googleTagManagerCode: text,
      googleAnalyticsCode: text,
      pixelFB: text,
      families: [{ id: 1, title: 'Tazas', icon_url: text }],
      socialMedias: [{ socialMediaFK: { key: 'IG' }, username: text }],
      productBuilder: { categories: [{ title: 'Formas', designs: [{ title: 'Ola', source: text }] }] },
      presentation: {
        banners: [banner],
        clientLogos: [],
        slogan: null,
        email: text,
        phone: text,
        address: null,
        hours: null,
      },
    }
    const shown = toConfigView(bad)
    const values = [shown.favicon, shown.logo, ...Object.values(shown.colors), shown.googleTagManagerCode]
    expect([...values, shown.googleAnalyticsCode, shown.pixelFB, shown.families[0]?.icon_url]).not.toContain(
      text,
    )
    expect([shown.socialMedias, shown.productBuilder.categories[0]?.designs]).toEqual([[], []])
    expect(shown.presentation).toMatchObject({ banners: [], email: null, phone: null })
    expect(listConfigFaults(bad)).not.toEqual([])
  })
})

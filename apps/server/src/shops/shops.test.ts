import { CallFailure } from '@estampa/contract/client'
import { settingKeys } from '@estampa/contract/shops'
import type { ShopConfigInput } from '@estampa/domain/shops'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { mugDraft, poloDraft } from '../../test/products.ts'
import { andinaShop, pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveFamily } from '../catalog/families.store.ts'
import { saveGeneric } from '../catalog/save-generics.ts'
import { openDatabase } from '../db/database.ts'
import { openShopDirectory } from './shop-directory.ts'
import { saveShop } from './shops.store.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
  await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    const mugs = await saveFamily(tx, { title: 'Tazas', icon_url: '/pictures/tazas.webp', position: 2 })
    const shirts = await saveFamily(tx, { title: 'Remeras', icon_url: null, position: 1 })
    await saveFamily(tx, { title: 'Paraguas', icon_url: null, position: 0 })
    await saveGeneric(tx, mugDraft({ families: [{ id: mugs, main: true }] }))
    await saveGeneric(tx, poloDraft({ families: [{ id: shirts, main: true }] }))
  })
})
afterAll(() => testShops.close())

const savePampa = (config: Partial<ShopConfigInput>) =>
  saveShop(testShops.ownerUrl, { ...pampaShop, config: { ...pampaShop.config, ...config } })

/** The configuration that pampa answers once it has heard of its own change. */
async function configOf(config: Partial<ShopConfigInput>) {
  const before = (await testShops.services.shops.byName('pampa'))?.version
  await savePampa(config)
  await expect.poll(async () => (await testShops.services.shops.byName('pampa'))?.version).not.toBe(before)
  return testShops.api('pampa').shops.getConfig({})
}

describe('GetConfig', () => {
  test('a shop that says only its name and country gets every default [API-22] [CONF-01] [CONF-05]', async () => {
    const config = await testShops.api('andina').shops.getConfig({})
    expect(config).toEqual({
      tenant: { id: testShops.andina, tenancyName: 'andina' },
      environment: 'CL',
      name: 'Andina',
      favicon: null,
      logo: null,
      colors: { primary: '#cd995d', secondary: null },
      withTaxes: false,
      roundPrice: 0,
      designs: true,
      googleTagManagerCode: null,
      googleAnalyticsCode: null,
      pixelFB: null,
      families: [{ id: null, title: 'Todas', icon_url: null }],
      showProductVideo: false,
      usePriceWithoutMinimun: true,
      partnerConfigShippingMethod: 'table',
      quotesDelivery: true,
      useFeaturedCategories: false,
      showComplementaryInformation: false,
      registrationInShop: true,
      loginInShop: true,
      pricesInShop: true,
      buyAccionsInShop: true,
      quotation: true,
      guestCheckout: false,
      homeSections: null,
      typeface: null,
      templateFK: { id: 1 },
      partnerFixedBillingData: null,
      partnerPaymentMethods: andinaShop.config.partnerPaymentMethods,
      isMultipleVariantDesigns: true,
      socialMedias: [],
      productBuilder: { categories: [] },
      about: null,
      policy: null,
      presentation: null,
      closedDays: [],
    })
  })

  test('«Todas» comes first, then the families that have products, in the shop’s order [CONF-02]', async () => {
    const { families } = await testShops.api('pampa').shops.getConfig({})
    expect(families.map(({ title, icon_url }) => [title, icon_url])).toEqual([
      ['Todas', null],
      ['Remeras', null],
      ['Tazas', '/pictures/tazas.webp'],
    ])
    const own = await configOf({ families: [{ id: null, title: 'Todas', icon_url: '/pictures/todas.svg' }] })
    expect(own.families.map(({ title }) => title)).toEqual(['Todas', 'Remeras', 'Tazas'])
    expect(own.families[0]?.icon_url).toBe('/pictures/todas.svg')
  })

  test('what a shop sets is what it answers [CONF-01] [CONF-03] [CONF-04]', async () => {
    const said = {
      withTaxes: true,
      designs: false,
      favicon: '/pictures/favicon.svg',
      logo: 'https://cdn.pampa.example/logo.svg?v=2',
      colors: { primary: '#0b5d6b', secondary: '#f2b134' },
      googleTagManagerCode: 'GTM-AB12CD3',
      googleAnalyticsCode: 'G-4N7X2K9Q1M',
      pixelFB: '123456789012345',
      showProductVideo: true,
      usePriceWithoutMinimun: false,
      partnerConfigShippingMethod: 'zippin' as const,
      useFeaturedCategories: true,
      showComplementaryInformation: true,
    }
    expect(await configOf(said)).toMatchObject(said)
  })

  test('switches, template, billing, social media and designs arrive as set [CONF-06] [CONF-07] [CONF-08]', async () => {
    const said = {
      registrationInShop: false,
      quotation: false,
      templateFK: { id: 7 as const },
      isMultipleVariantDesigns: false,
      partnerFixedBillingData: {
        fixedBillingData: true,
        name: 'Compras',
        lastName: 'Centrales',
        document: '30-50001091-2',
        phone: '11 2345 6789',
        email: 'compras@pampa.example',
      },
      roundPrice: 1,
      socialMedias: [
        { socialMediaFK: { key: 'WP' }, username: '5491155551234' },
        { socialMediaFK: { key: 'IG' }, username: '@pampa.promo' },
      ],
      productBuilder: {
        categories: [
          { title: 'Marcos', designs: [{ title: 'Sello', source: '/pictures/design-sello.svg' }] },
        ],
      },
    }
    expect(await configOf(said)).toMatchObject({ ...said, environment: 'ARG' })
  })

  test('without a shop, or with one that is not there, no tenant is answered [CONF-10]', async () => {
    const nobody = await fetch(`${testShops.origin}/api/services/app/PartnerConfigs/GetConfig`)
    const missing = await refusalOf(testShops.api('nada').shops.getConfig({}))
    expect([nobody.status, missing.status]).toEqual([404, 404])
    const body = (await nobody.json()) as { result: { tenant?: unknown }; error: { refusal: string } }
    expect([body.result.tenant, body.error.refusal]).toEqual([undefined, 'shop_not_found'])
    expect(missing.fault?.refusal).toBe('shop_not_found')
  })

  test('header, query or the number name the shop alike [API-22]', async () => {
    const named = await Promise.all([
      fetch(`${testShops.origin}/color-palette?tenancyName=pampa`),
      fetch(`${testShops.origin}/users/distributor/logo_url`, {
        headers: { 'Abp.TenantId': String(testShops.pampa) },
      }),
    ])
    expect(named.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('values that become code', () => {
  const wrong: [field: string, config: Partial<ShopConfigInput>][] = [
    ['googleTagManagerCode', { googleTagManagerCode: "GTM-X';alert(1)//" }],
    ['googleAnalyticsCode', { googleAnalyticsCode: 'G-1&x=<script>' }],
    ['pixelFB', { pixelFB: '12345);fetch(' }],
    ['colors.primary', { colors: { primary: 'red;}body{display:none', secondary: null } }],
    ['colors.secondary', { colors: { primary: '#112233', secondary: 'url(//evil.example)' } }],
    ['favicon', { favicon: 'javascript:alert(1)' }],
    ['logo', { logo: '//evil.example/logo.svg' }],
    ['families[0].icon_url', { families: [{ id: null, title: 'Todas', icon_url: 'data:text/html,x' }] }],
    [
      'socialMedias[0].username',
      { socialMedias: [{ socialMediaFK: { key: 'WP' }, username: 'https://evil.example/' }] },
    ],
    [
      'socialMedias[0].username',
      { socialMedias: [{ socialMediaFK: { key: 'IG' }, username: 'javascript:alert(1)' }] },
    ],
    [
      'productBuilder.categories[0].designs[0].source',
      { productBuilder: { categories: [{ title: 'A', designs: [{ title: 'B', source: '/../etc' }] }] } },
    ],
    ['presentation.banners[0].link', { presentation: presentation({ link: '//evil.example' }) }],
    ['presentation.banners[0].image_url', { presentation: presentation({ image_url: '/a" onerror="x' }) }],
    ['presentation.email', { presentation: { ...presentation({}), email: 'a@b.cl?bcc=x@y.cl' } }],
    ['templateFK.id', { templateFK: { id: 11 as never } }],
    ['roundPrice', { roundPrice: 5 }],
    ['pricesInShop', { pricesInShop: 'no' as never }],
  ]

  test.each(wrong)(
    '%s is refused with its name when it is no such thing [CONF-01] [CONF-07]',
    async (field, config) => {
      await expect(savePampa(config)).rejects.toThrow(`${field} (`)
    },
  )

  test('a refused configuration changes nothing [CONF-01]', async () => {
    const before = await testShops.api('pampa').shops.getConfig({})
    await expect(savePampa({ name: 'Otra', pixelFB: 'x' })).rejects.toThrow('pixelFB')
    expect(await testShops.api('pampa').shops.getConfig({})).toEqual(before)
  })

  test('what got into the database another way is not shown [CONF-01] [CONF-08]', async () => {
    const all = Object.assign({}, ...wrong.slice(0, 12).map(([, config]) => config))
    await storeUnchecked({ ...all, templateFK: { id: 1 }, roundPrice: 2 })
    await expect
      .poll(() => testShops.api('pampa').shops.getConfig({}))
      .toMatchObject({
        googleTagManagerCode: null,
        googleAnalyticsCode: null,
        pixelFB: null,
        colors: { primary: '#112233', secondary: null },
        favicon: null,
        logo: null,
        socialMedias: [],
        productBuilder: { categories: [{ designs: [] }] },
        presentation: { banners: [] },
      })
  })
})

describe('a row that somebody wrote by hand', () => {
  const keys = [
    'roundPrice',
    'buyAccionsInShop',
    'pricesInShop',
    'loginInShop',
    'registrationInShop',
    'quotation',
    'usePriceWithoutMinimun',
    'isMultipleVariantDesigns',
    'withTaxes',
    'showProductVideo',
    'templateFK',
    'colors',
    'families',
    'socialMedias',
    'partnerPaymentMethods',
    'productBuilder',
    'presentation',
    'googleTagManagerCode',
    'name',
    'designs',
    'partnerConfigShippingMethod',
  ]

  test('takes the defaults for all that it lacks, and is seen without a word of its version [CONF-03] [CONF-05] [CONF-07]', async () => {
    await sql("update shops set config = config - $1::text[] where name = 'andina'", [keys])
    await expect
      .poll(() => testShops.api('andina').shops.getConfig({}))
      .toMatchObject({
        name: 'andina',
        roundPrice: 0,
        usePriceWithoutMinimun: true,
        colors: { primary: '#cd995d' },
        templateFK: { id: 1 },
        partnerPaymentMethods: [],
      })
    for (const key of keys) {
      await savePampa({})
      await sql("update shops set config = config - $1 where name = 'pampa'", [key])
      await expect.poll(async () => key in ((await storedConfig('pampa')) ?? {})).toBe(false)
      expect((await testShops.api('pampa').shops.getConfig({})).roundPrice).toBe(2)
    }
    await saveShop(testShops.ownerUrl, andinaShop)
  })

  test('opens with a country alone, at the prices of its catalogue and without a delivery [CONF-05]', async () => {
    await sql(`insert into shops (name, config, rules) values ('minima', '{"environment": "CL"}', '{}')`)
    expect(await testShops.api('minima').shops.getConfig({})).toMatchObject({ name: 'minima', roundPrice: 0 })
    const minima = await testShops.services.shops.byName('minima')
    expect(minima?.rules).toMatchObject({ profitMultiplier: '1', taxMultiplier: '1.19', depositPercent: 100 })
    await sql("delete from shops where name = 'minima'")
  })

  test('with faults it says so, names them, and takes down no other shop [CONF-05]', async () => {
    const faulty = { pricesInShop: 'no', colors: 5, socialMedias: [{ username: 'x' }] }
    await sql("insert into shops (name, config, rules) values ('rota', $1, '{\"depositPercent\": 0}')", [
      faulty,
    ])
    const refused = await refusalOf(testShops.api('rota').shops.getConfig({}))
    expect([refused.status, refused.fault?.refusal]).toEqual([503, 'shop_not_set_up'])
    await expect(testShops.services.shops.byName('rota')).rejects.toMatchObject({
      faults: expect.arrayContaining([
        { field: 'environment', expected: 'ARG o CL' },
        { field: 'pricesInShop', expected: 'true o false' },
        { field: 'colors', expected: 'un objeto' },
        { field: 'socialMedias[0].socialMediaFK', expected: 'un objeto' },
        { field: 'rules.depositPercent', expected: '1 o más' },
      ]),
    })
    expect((await testShops.services.shops.all()).map(({ name }) => name)).toEqual(['pampa', 'andina'])
    expect((await testShops.api('pampa').shops.getConfig({})).name).toBe('Pampa')
    await sql("delete from shops where name = 'rota'")
  })

  test('what its pages show of families and techniques makes a new version as well [CONF-02]', async () => {
    const versionOf = async () => (await testShops.services.shops.byName('pampa'))?.version ?? 0
    const before = await versionOf()
    await sql("update families set icon_url = '/pictures/otra.webp' where title = 'Tazas'")
    await expect.poll(versionOf).toBeGreaterThan(before)
  })
})

async function storedConfig(name: string): Promise<object | undefined> {
  const { rows } = await sql('select config from shops where name = $1', [name])
  return rows[0]?.config
}

async function storeUnchecked(config: object): Promise<void> {
  await sql("update shops set config = config || $1 where name = 'pampa'", [config])
}

/** As somebody at the console of the database. */
async function sql(text: string, values: unknown[] = []) {
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  const shop = testShops.pampa
  await owner.query("select set_config('estampa.shop', $1, false)", [String(shop)])
  return owner.query(text, values).finally(() => owner.end())
}

function presentation(said: { link?: string; image_url?: string }) {
  const banner = {
    title: 'T',
    text: '',
    action: 'Ver',
    link: '/products-list/all',
    image_url: '',
    focus: null,
    ...said,
  }
  return {
    banners: [banner],
    clientLogos: [],
    slogan: null,
    email: null,
    phone: null,
    address: null,
    hours: null,
  }
}

describe('one setting by its key', () => {
  const ask = (shop: string, key: string) => testShops.api(shop).shops.getWhiteboxSettingsKey({ key })

  test('every documented key has a value [API-23]', async () => {
    const answers = await Promise.all(Object.keys(settingKeys).map((key) => ask('andina', key)))
    expect(Object.fromEntries(answers.map(({ key, value }) => [key, value]))).toMatchObject({
      locale: 'cl',
      language: 'es-CL',
      currency: 'CLP',
      currencySymbol: '$',
      roundPrice: 0,
      minimumDpi: 72,
      quoteValidityDays: 15,
      depositPercent: 100,
      messagingLink: null,
      termsVersion: '1',
    })
  })

  test('a shop’s own settings replace the defaults [API-23]', async () => {
    const settings = { supportEmail: 'hola@pampa.example', termsVersion: '2026-11' }
    const rules = { ...pampaShop.rules, quoteDays: 30 }
    const socialMedias = [{ socialMediaFK: { key: 'WP' }, username: '+54 9 11 5555-1234' }]
    const config = { ...pampaShop.config, socialMedias }
    await saveShop(testShops.ownerUrl, { ...pampaShop, config, rules, settings })
    await expect.poll(() => ask('pampa', 'quoteValidityDays')).toMatchObject({ value: 30 })
    expect(await ask('pampa', 'supportEmail')).toMatchObject({ value: 'hola@pampa.example' })
    expect(await ask('pampa', 'messagingLink')).toMatchObject({ value: 'https://wa.me/5491155551234' })
  })

  test.each(['profitMultiplier', 'taxMultiplier', 'rules', 'constructor', '__proto__', 'SECRET_KEY', ''])(
    '«%s» is no public setting [API-23]',
    async (key) => {
      const refused = await refusalOf(ask('pampa', key))
      expect([refused.status, refused.fault?.refusal]).toEqual([404, 'setting_not_found'])
    },
  )
})

test('the shop’s logos come with the one of its header first, at most as many as asked [API-25]', async () => {
  const version = (at: number) => ({ name: `Versión ${at}`, logo_url: `/pictures/logo-${at}.svg` })
  const logos = [
    ...Array.from({ length: 9 }, (_, at) => version(at)),
    { name: 'X', logo_url: 'javascript:x' },
  ]
  const config = { ...pampaShop.config, logo: '/pictures/logo-pampa.svg' }
  await saveShop(testShops.ownerUrl, { ...pampaShop, config, settings: { logos } })
  const { getDistributorLogos } = testShops.api('pampa').shops
  await expect.poll(() => getDistributorLogos({})).toHaveLength(8)
  expect(await getDistributorLogos({ limit: 2 })).toEqual([
    { name: 'Pampa', logo_url: '/pictures/logo-pampa.svg' },
    version(0),
  ])
  expect(await testShops.api('andina').shops.getDistributorLogos({})).toEqual([])
  await expect(getDistributorLogos({ limit: 9 })).rejects.toBeInstanceOf(CallFailure)
})

test('a change of a shop reaches every process [API-22]', async () => {
  const database = openDatabase(testShops.ownerUrl, { connections: 1 })
  const elsewhere = await openShopDirectory(database, [testShops.ownerUrl], testShops.services.log)
  const heard: string[] = []
  elsewhere.onChange((name) => heard.push(name))
  const nameOf = async () => (await elsewhere.byName('pampa'))?.config.name
  expect(await nameOf()).toBe('Pampa')
  await savePampa({ name: 'Pampa Dos' })
  await expect.poll(nameOf).toBe('Pampa Dos')
  expect(heard).toContain('pampa')
  await elsewhere.close()
  await database.close()
})

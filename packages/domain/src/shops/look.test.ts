import { expect, test } from 'vitest'
import { settingsWithDefaults, withDefaults } from '../shops.ts'
import { listLookChanges, lookFieldAt, lookFields, lookOf, toLookParts } from './look.ts'

const config = withDefaults({ tenant: { id: 1, tenancyName: 'pampa' }, environment: 'ARG', name: 'Pampa' })
const settings = settingsWithDefaults({})
const look = lookOf({ config, settings })

test('every field of a look comes back from where it is kept, and nothing else is written [OWN-03]', () => {
  const other = {
    ...look,
    name: 'Pampa Sur',
    template: 7,
    typeface: 'playfair',
    primaryColor: '#112233',
    logo: '/pictures/logo.webp',
    favicon: '/pictures/icon.webp',
    banners: [
      { title: 'T', text: '', action: 'Ver', link: '/about', image_url: '', focus: { x: 20, y: 80 } },
    ],
    clientLogos: [{ name: 'Cauce Logística', image_url: '/pictures/shops/pampa/client-1.webp' }],
    homeSections: ['featured', 'contact'],
    slogan: 'Lo que se usa, se recuerda',
    email: 'hola@pampa.example',
    phone: '+54 11 5555 0001',
    address: 'Corrientes 100',
    hours: 'de 9 a 18',
    socialMedias: [{ socialMediaFK: { key: 'IG' }, username: 'pampa' }],
    about: 'Somos Pampa.',
    policy: 'Cuidamos tus datos.',
    terms: 'Vendemos así.',
  } as const
  const parts = toLookParts({ config, settings }, other)
  const after = { config: { ...config, ...parts.config }, settings: { ...settings, ...parts.settings } }
  expect(lookOf(after)).toEqual(other)
  expect(listLookChanges(look, other)).toEqual(lookFields)
  const untouched = Object.keys(config).filter((key) => !(key in parts.config))
  expect(untouched).toContain('partnerPaymentMethods')
  expect(untouched).toContain('withTaxes')
})

test('other terms have another version, the same ones keep it [OWN-03]', () => {
  const shop = { config, settings: settingsWithDefaults({ terms: 'Vendemos así.', termsVersion: '4' }) }
  const own = lookOf(shop)
  expect(toLookParts(shop, own).settings.termsVersion).toBe('4')
  expect(toLookParts(shop, { ...own, terms: null }).settings.termsVersion).toBe('5')
})

test('a fault of the shop is told at the field of the look [OWN-03]', () => {
  expect(lookFieldAt('presentation.banners[1].link')).toBe('banners.1.link')
  expect(lookFieldAt('colors.primary')).toBe('primaryColor')
  expect(lookFieldAt('name')).toBe('name')
  expect(lookFieldAt('partnerPaymentMethods[0].name')).toBeUndefined()
})

test('values are the same whatever the order of their members [OWN-03]', () => {
  const banner = { title: 'T', text: '', action: 'Ver', link: '/', image_url: '', focus: { x: 1, y: 2 } }
  const again = { focus: { y: 2, x: 1 }, image_url: '', link: '/', action: 'Ver', text: '', title: 'T' }
  expect(listLookChanges({ ...look, banners: [banner] }, { ...look, banners: [again] })).toEqual([])
})

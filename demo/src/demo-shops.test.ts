import { readdirSync, statSync } from 'node:fs'
import { isCurve, isMesh, pointOn } from '@estampa/domain/catalog'
import { areaPicture } from '@estampa/domain/catalog/area-picture'
import { countries } from '@estampa/domain/countries'
import { isRefusal } from '@estampa/domain/refusal'
import { checkShopName, contrast } from '@estampa/domain/shops'
import { describe, expect, test } from 'vitest'
import { appearances } from './appearances/appearances.ts'
import { demoPeople, demoShops } from './demo-shops.ts'
import { excerptsOf } from './excerpts.ts'

const shops = demoShops((file) => file)
const pampa = shops.filter((shop) => shop.config.tenant.tenancyName === 'pampa')[0]
const files = new Set(readdirSync(new URL('../pictures/', import.meta.url)))
const excerpts = new Set(excerptsOf(appearances).map(({ file }) => `${file}.webp`))
const inCapitals = /\b(USB|DTF|UV|A4|A5|V|LED)\b/g

describe('The demo', () => {
  test('has ten shops, one per template, with names that an address can carry [LAYOUT-04]', () => {
    expect(shops.map((shop) => shop.config.templateFK?.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const shop of shops) expect(isRefusal(checkShopName(shop.config.tenant.tenancyName))).toBe(false)
  })

  test('offers at least 150 products in the main shops, 40 of them by size and color, and 40 in the others', () => {
    for (const shop of shops) {
      const isMain = shop.config.tenant.id <= 2
      expect(shop.generics.length, shop.config.name).toBeGreaterThanOrEqual(isMain ? 150 : 40)
      if (isMain) expect(shop.generics.filter(isCurve).length).toBeGreaterThanOrEqual(40)
    }
  })

  test('names its products in sentence case, each name and sku once', () => {
    for (const shop of shops) {
      const names = shop.generics.map((generic) => generic.name)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names)
        expect(name.replace(inCapitals, '')).toMatch(/^\p{Lu}[^\p{Lu}]*(mAh)?[^\p{Lu}]*(GB)?$/u)
      const skus = shop.generics.flatMap((generic) => generic.products.map((variant) => variant.sku))
      expect(new Set(skus).size).toBe(skus.length)
    }
  })

  test('gives every id once in all shops', () => {
    const ids = shops.flatMap((shop) =>
      shop.generics.flatMap((generic) => generic.products.map((variant) => variant.id)),
    )
    expect(new Set(ids).size).toBe(ids.length)
    const areas = shops.flatMap((shop) =>
      shop.generics.flatMap((generic) => generic.printing_areas.map((area) => area.id)),
    )
    expect(new Set(areas).size).toBe(areas.length)
  })

  test('says the same thing in the words of each country [UI-14]', () => {
    const said = (tenancyName: string) =>
      shops
        .filter((shop) => shop.config.tenant.tenancyName === tenancyName)
        .flatMap((shop) => shop.generics.flatMap((generic) => [generic.name, generic.description]))
        .join(' ')
    expect(said('pampa')).toMatch(/Remera clásica/)
    expect(said('andina')).toMatch(/Polera clásica/)
    expect(said('andina')).not.toMatch(/\b(remera|lapicera|campera|talle)s?\b/i)
    expect(said('pampa') + said('andina')).not.toMatch(/[{}]/)
  })

  test('shows only pictures that are there', () => {
    for (const shop of shops) {
      const { logo, favicon, families, presentation } = shop.config
      const used = [
        logo,
        favicon,
        ...(families ?? []).map((family) => family.icon_url),
        ...(presentation?.banners ?? []).map((banner) => banner.image_url),
        ...(presentation?.clientLogos ?? []).map((client) => client.image_url),
        ...shop.generics.flatMap((generic) => generic.images.map((image) => image.image_url)),
        ...shop.generics.flatMap((generic) => generic.printing_areas.map((area) => area.placement.image_url)),
      ]
      expect(used.filter((file) => !files.has(file ?? '') && !excerpts.has(file ?? ''))).toEqual([])
    }
  })

  test('loads no picture of a home page that is larger than 260 kB, and has each in use in one shop alone', () => {
    const used = shops.flatMap(({ config }) => config.presentation?.banners ?? []).map((one) => one.image_url)
    const there = [...files].filter((file) => file.startsWith('banner-'))
    expect(used.toSorted()).toEqual(there.toSorted())
    const sizes = there.map((file) => statSync(new URL(`../pictures/${file}`, import.meta.url)).size)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(260_000)
  })

  test('costs one unit times the quantity, as a page shows it; but with Chile’s tax in it no price is whole [PRICE-02]', () => {
    for (const { config, rules, generics } of shops) {
      const { environment, withTaxes } = config
      if (environment === 'CL' && withTaxes) continue
      const share = Number(rules.profitMultiplier) * (withTaxes ? Number(rules.taxMultiplier) : 1)
      const step = environment === 'CL' ? 100 : 1
      const costs = new Set(
        generics.flatMap(({ products }) => products.flatMap(({ tiers }) => tiers.map(({ cost }) => cost))),
      )
      expect(costs.size, config.name).toBeGreaterThan(50)
      for (const cost of costs)
        expect(Number((cost * share).toFixed(6)) % step, `${config.name} at a cost of ${cost}`).toBe(0)
    }
  })

  test('names no client in two shops', () => {
    const named = shops.flatMap(({ config }) => config.presentation?.clientLogos ?? [])
    const names = named.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(named.map((client) => client.image_url)).size).toBe(names.length)
  })

  test('keeps the products of a scene in sight where its picture is cropped', () => {
    const [table] = shops[0]?.config.presentation?.banners ?? []
    expect(table).toMatchObject({ image_url: 'banner-mate.webp', focus: { x: 85, y: 60 } })
  })

  test('lays every print area inside its picture and gives it techniques that the shop has', () => {
    for (const shop of shops) {
      const known = new Set(shop.techniques.map((technique) => technique.id))
      for (const generic of shop.generics) {
        expect(generic.printing_areas.length, generic.name).toBeGreaterThan(0)
        for (const { placement, printing_types } of generic.printing_areas) {
          expect(
            Math.min(placement.x, placement.y, placement.width, placement.height),
            generic.name,
          ).toBeGreaterThan(0)
          expect(
            Math.max(placement.x + placement.width, placement.y + placement.height),
            generic.name,
          ).toBeLessThanOrEqual(1)
          expect(printing_types.length).toBeGreaterThan(0)
          for (const technique of printing_types) expect(known).toContain(technique)
        }
      }
    }
  })

  test('engraves by light only what light engraves: no cloth and no cardboard', () => {
    const engraved =
      /acero|aluminio|latón|zamak|vidrio|madera|bambú|algarrobo|corcho|cuero|cuerina|cerámica|caucho/i
    for (const shop of shops) {
      const laser = shop.techniques.find(({ key }) => key === 'laser')?.id ?? 0
      const taken = shop.generics.filter((generic) =>
        generic.printing_areas.some((area) => area.printing_types.includes(laser)),
      )
      expect(taken.length, shop.config.name).toBeLessThan(shop.generics.length)
      for (const { name, subattributes } of taken) {
        const material = subattributes.find((one) => one.attribute_name === 'Material')?.name
        expect(material, name).toMatch(engraved)
        // bags and cases of cloth have trims of leather, but the light would burn the cloth beside them
        if (!/funda/i.test(name)) expect(material, name).not.toMatch(/lona|nailon|poliéster|algodón|cartón/i)
      }
    }
  })

  test('tells by a mesh where an area lies on what is round or askew', () => {
    for (const shop of shops) {
      for (const { name, printing_areas } of shop.generics) {
        for (const { placement, width_centimeters, height_centimeters } of printing_areas) {
          expect(Math.min(width_centimeters, height_centimeters), name).toBeGreaterThanOrEqual(0.5)
          if (!placement.mesh) {
            // pictures are square: what is drawn in centimeters keeps its proportions
            const drawn = placement.width / placement.height / (width_centimeters / height_centimeters)
            expect(Math.abs(drawn - 1), name).toBeLessThan(0.06)
            continue
          }
          expect(isMesh(placement.mesh), name).toBe(true)
          const { x, y } = pointOn(placement, 0.5, 0.5)
          expect(x > placement.x && x < placement.x + placement.width, name).toBe(true)
          expect(y > placement.y && y < placement.y + placement.height, name).toBe(true)
        }
      }
    }
  })

  test('shows the back of every color of what is printed there', () => {
    for (const { generics } of shops) {
      for (const { name, images, products, printing_areas } of generics) {
        const back = printing_areas.find((area) => area.name === 'Espalda')
        if (!back) continue
        const seen = products.map((variant) => areaPicture({ images, products }, back.placement, variant))
        const colors = new Set(products.map((variant) => variant.color))
        expect(new Set(seen.map((image) => image?.image_url)).size, name).toBe(colors.size)
      }
    }
  })

  test('asks more for larger sizes and less for more units, never nothing [PRICE-03]', () => {
    const polo = pampa?.generics.find((generic) => generic.name === 'Chomba de piqué de algodón')
    const cost = (size: string) =>
      polo?.products.find((variant) => variant.size === size)?.tiers[0]?.cost ?? 0
    expect(cost('3XL')).toBeGreaterThan(cost('M'))
    for (const shop of shops) {
      for (const variant of shop.generics.flatMap((generic) => generic.products)) {
        const costs = variant.tiers.map((tier) => tier.cost)
        expect(costs.every((one) => Number.isSafeInteger(one) && one > 0)).toBe(true)
        expect(costs).toEqual([...costs].sort((a, b) => b - a))
        if (shop.config.environment === 'CL') expect(costs.every((one) => one % 100 === 0)).toBe(true)
      }
    }
  })

  test('has firms, accounts and people with sound check digits [CHK-12]', () => {
    for (const shop of shops) {
      const { phone, taxId } = countries[shop.config.environment]
      expect(isRefusal(taxId(shop.rules.taxId)), shop.rules.taxId).toBe(false)
      for (const customer of shop.customers) {
        expect(isRefusal(taxId(customer.document)), customer.document).toBe(false)
        expect(isRefusal(phone(customer.phoneNumber)), customer.phoneNumber).toBe(false)
      }
      expect(isRefusal(phone(shop.config.presentation?.phone ?? '')), shop.config.name).toBe(false)
      for (const method of shop.config.partnerPaymentMethods ?? [])
        if (method.CBU) expect(isRefusal(countries.ARG.bankAccount(method.CBU))).toBe(false)
    }
  })

  test('picks colors that are not the ground of the page', () => {
    for (const shop of shops)
      expect(contrast(shop.config.colors?.primary ?? '#fff', '#ffffff')).toBeGreaterThan(2)
  })

  test('look different at once: no two have the same covers or the same product first [LAYOUT-04]', () => {
    const covers = shops.map(({ config }) =>
      (config.families ?? []).map(({ icon_url }) => icon_url).join(' '),
    )
    expect(new Set(covers).size).toBe(shops.length)
    const first = shops.map(({ generics, trending }) => {
      const product = generics.find(({ id }) => id === trending[0])
      return product?.images[0]?.image_url
    })
    expect(new Set(first).size).toBe(shops.length)
  })

  test('show goods of many families on each of the first pages of their lists [LOOK-03]', () => {
    const perPage = 24
    for (const { config, generics, trending } of shops) {
      const familyOf = new Map(generics.map(({ id, families: [main] }) => [id, main?.id]))
      const pages = [trending.slice(0, perPage), trending.slice(perPage, 2 * perPage)]
      for (const page of pages)
        expect(new Set(page.map((id) => familyOf.get(id))).size, config.name).toBeGreaterThanOrEqual(5)
    }
  })

  test('features and wants only what it sells', () => {
    for (const shop of shops) {
      const ids = new Set(shop.generics.map((generic) => generic.id))
      expect(shop.trending.length).toBeGreaterThanOrEqual(4)
      for (const id of shop.trending) expect(ids).toContain(id)
      expect(
        shop.generics.filter((generic) => generic.featured).length,
        shop.config.name,
      ).toBeGreaterThanOrEqual(4)
    }
  })

  test('shows every switch on in one shop and off in another, locked billing, hidden prices, a video and a card payment [CONF-05] [CONF-06]', () => {
    const switches = [
      'withTaxes',
      'isMultipleVariantDesigns',
      'usePriceWithoutMinimun',
      'registrationInShop',
      'quotation',
      'guestCheckout',
      'pricesInShop',
      'showProductVideo',
    ] as const
    for (const key of switches)
      expect(new Set(shops.map(({ config }) => config[key])).size, key).toBeGreaterThan(1)
    expect(shops.filter(({ config }) => config.partnerFixedBillingData?.fixedBillingData)).toHaveLength(1)
    expect(shops.some(({ generics }) => generics.some(({ video_url }) => video_url !== null))).toBe(true)
    expect(demoPeople().some(({ collectsByCard }) => collectsByCard)).toBe(true)
  })
})

import { settingsWithDefaults, templateIds, withDefaults } from '@estampa/domain/shops'
import { brandLookOf } from '@estampa/domain/shops/brand-look'
import { contrast, themeOf } from '@estampa/domain/shops/theme'
import { describe, expect, test } from 'vitest'
import { andinaShop, pampaShop } from '../../test/shops.ts'
import type { Shop } from '../http/shop.ts'
import type { ShopToSave } from '../shops/shops.store.ts'
import { pictureAlt } from './order-parts.ts'
import { samples } from './samples/samples.ts'
import { mailBrandingOf } from './template.ts'

const config = { publicUrl: 'https://tienda.example', adminUrl: 'https://escritorio.example' } as Parameters<
  typeof mailBrandingOf
>[0]['config']
const presentation = {
  banners: [],
  clientLogos: [],
  slogan: null,
  email: 'ventas@tienda.example',
  phone: '+54 11 5555 0001',
  address: 'Av. Demostración 1450',
  hours: 'Lunes a viernes de 9 a 18',
}

function shopOf({ name, config: said, rules }: ShopToSave, logo: string | null = '/pictures/logo.svg'): Shop {
  const tenant = { id: 1, tenancyName: name }
  return {
    id: 1,
    name,
    host: null,
    rules,
    state: 'open',
    version: 1,
    settings: settingsWithDefaults({}),
    config: withDefaults({ ...said, logo, presentation, tenant }),
  }
}

/** A shop that has written nothing itself. */
const desk = { texts: {}, sender: { name: null, replyTo: null, signature: '' } }
const brandingOf = (shop: Shop) => mailBrandingOf({ config }, shop, desk)
const shops = { pampa: shopOf(pampaShop), andina: shopOf(andinaShop) }
const goods = [
  { name: 'Tazón de cerámica Aurora', picture: '/pictures/mug-front.webp' },
  { name: 'Cuaderno A5', picture: '/files/abc/def/private.webp' },
]
/** Their subject says all that there is to say beside it. */
const saidInSubject = ['order_dispatched', 'order_collectable', 'notice']
const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>'

const letters = Object.values(shops).flatMap((shop) =>
  samples.map(({ id, write }) => {
    const email = write(brandingOf(shop), goods)
    return { of: `${id} of ${shop.name}`, id, shop, letter: email, html: email.html.toString() }
  }),
)

/** The visible text of the HTML, without the words that only lists of mails show. */
function seen(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<div style="display:none[\s\S]*?<\/div>/, '')
  return flat(decoded(body.replace(/<!--[\s\S]*?-->/g, ' ').replace(/<[^>]+>/g, ' ')))
}

function preheaderOf(html: string): string {
  const [, inside = ''] = /<div style="display:none[^>]*>([\s\S]*?)<\/div>/.exec(html) ?? []
  return decoded(inside).replace(/[\u034f\u200c\u00a0]+$/, '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
const flat = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim()

const attributesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decoded(value))

describe.each(letters)('$of', ({ letter, html, shop, id }) => {
  test('says the same in its text as in its HTML [CHK-05]', () => {
    const page = seen(html).toLowerCase()
    const lines = letter.plain.split('\n').map((line) => line.replace(/^(> |— |-- ?|\s+)/, ''))
    for (const line of lines.filter((one) => one.trim() !== '' && !/https?:\/\//.test(one))) {
      // «name: value» stands in two cells
      const parts = page.includes(flat(line).toLowerCase()) ? [line] : line.split(/: (?=\S)/)
      for (const part of parts) expect(page).toContain(flat(part).toLowerCase())
    }
  })

  test('has every link whole, and in its text too', () => {
    const links = attributesOf(html, 'href')
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) expect(link).toMatch(/^(https?:\/\/[^\s]+|mailto:[^\s]+@[^\s]+|tel:\+?\d+)$/)
    for (const link of links.filter((one) => one.startsWith('http'))) expect(letter.plain).toContain(link)
  })

  test('shows pictures that last, with their names', () => {
    for (const picture of attributesOf(html, 'src')) {
      expect(picture).toMatch(/^https:\/\/tienda\.example\/pictures\/[\w-]+\.\d+\.png$/)
    }
    expect(html.match(/<img /g)).toHaveLength(attributesOf(html, 'alt').filter(Boolean).length)
    expect(html).toContain(`alt="${shop.config.name}"`)
  })

  test('has words beside its subject, a reason and who wrote it, and nothing left open', () => {
    const preheader = preheaderOf(html)
    if (!saidInSubject.includes(id)) {
      expect(preheader.length).toBeGreaterThan(15)
      expect(preheader).not.toBe(letter.subject)
    }
    for (const said of [shop.config.name, 'ventas@tienda.example', shop.rules.legalName]) {
      expect(seen(html)).toContain(said)
    }
    expect(letter.plain).toMatch(/correo/)
    for (const text of [html, letter.plain, letter.subject]) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|Invalid Date/)
    }
    expect(html).not.toMatch(/(href|src|alt)=""|<(p|h1|h2|strong)[^>]*>\s*<\/\2>/)
    expect(html.length).toBeLessThan(60_000)
  })

  test('speaks as people of its country do', () => {
    const vos = /\b(podés|tenés|recibís|querés|avisanos|respondé|confirmá|elegí|revisá|mirá|escribinos)\b/i
    const tu =
      /\b(puedes|tienes|recibes|quieres|avísanos|responde este|confirma que|elige|revisa|escríbenos)\b/i
    expect(letter.plain).not.toMatch(shop.config.environment === 'CL' ? vos : tu)
    expect(letter.plain).not.toMatch(/\busted\b/i)
  })

  test('turns nothing that a person wrote into HTML', () => {
    const evil = shopOf({ ...pampaShop, config: { ...pampaShop.config, name: hostile } })
    const said = samples
      .find((one) => one.id === id)
      ?.write(brandingOf(evil), [
        { name: hostile, picture: `/pictures/x.webp${hostile}` },
        { name: hostile, picture: `https://x.example/${hostile}` },
      ])
    const page = said?.html.toString() ?? ''
    expect(page).not.toMatch(/<script|<img src=x/)
    expect(page).toContain('&lt;script&gt;')
  })
})

const find = (id: string, name: keyof typeof shops = 'pampa') => {
  const found = letters.find((one) => one.id === id && one.shop === shops[name])
  if (!found) throw new Error(`no sample ${id}`)
  return { ...found.letter, html: found.html, plain: found.letter.plain.replaceAll('\u00a0', ' ') }
}

test('a picture says which product, color, place and technique it shows [CHK-05] [CART-22]', () => {
  const shirt = { productName: 'Remera clásica', variantName: 'Negro M' }
  const front = 'Frente: Serigrafía, 2 colores, 10 × 8 cm'
  expect(pictureAlt(shirt, [front, 'Espalda: Bordado'])).toBe(`Remera clásica, Negro M, con ${front}`)
  expect(pictureAlt({ ...shirt, variantName: '' }, [])).toBe('Remera clásica')
})

test('an order says what it costs, where to pay it, where it goes and on whose name the invoice is [CHK-05]', () => {
  const { plain } = find('order_placed')
  for (const said of [
    'Pedido n.º 1042',
    'Subtotal sin impuestos: $ 894.000,00',
    'Total: $ 1.090.240,00',
    'CBU: 0170099220000067797370',
    'Av. Mitre 1200 3 B',
    'Paz & Hijos S.A.',
    '30-50001091-2',
    'Orden de compra OC-2026/0415',
    'Tazón de cerámica Aurora: $ 894.000,00',
  ]) {
    expect(plain).toContain(said)
  }
  const chile = find('order_placed', 'andina').plain
  expect(chile).toContain('RUT: 76086428-5')
  expect(chile).toContain('Total: $ 107.236\n')
})

test('an order says when it arrives, as its checkout did, until it has left [CHK-08]', () => {
  expect(find('order_placed').plain).toMatch(
    /Llega entre el jue 3 y el mié 9 de diciembre, si el pago .* a tiempo/,
  )
  expect(find('order_placed_mercado_pago').plain).toContain('Para retirar desde el jue 3 de diciembre')
  expect(find('shipped').plain).not.toContain('jue 3')
})

test('Mercado Pago is paid from a button, not by an account [CHK-05]', () => {
  const { plain, html } = find('order_placed_mercado_pago')
  expect(plain).toMatch(/Pagar con Mercado Pago: https:\/\/tienda\.example\/pampa\/orders\/detail\/[\w-]+\n/)
  expect(html).toContain('>Pagar con Mercado Pago</a>')
  expect(plain).not.toContain('CBU')
  expect(plain).toContain('Av. Demostración 1450')
})

test('a parcel’s mail tells its carrier, its number, where to follow it and when it arrives [LIFE-02]', () => {
  const { plain } = find('shipped')
  expect(plain).toContain('Transporte: Correo del Sur')
  expect(plain).toContain('Número de seguimiento: CS-00481-77213')
  expect(plain).toContain('Seguir mi envío: https://seguimiento.example/CS-00481-77213')
  expect(plain).toMatch(/Llega: entre el \d+ (de \w+ )?y el \d+ de \w+/)
})

test('the shop’s answer to a quote shows its discount and the words of who gave it [QUO-06]', () => {
  const { plain, subject } = find('quote_answered')
  expect(subject).toBe('Pampa respondió tu cotización C-000318')
  expect(plain).toContain('> Por la cantidad te hicimos un 5 % sobre el total.\n— Ana, del taller')
  expect(plain).toContain('Descuento: −$ 54.087,00\nTotal sin envío: $ 1.027.653,00')
})

test('a shop that shows no prices shows none of its quotes by mail', () => {
  const silent = { ...shops.pampa, config: { ...shops.pampa.config, pricesInShop: false } }
  for (const id of ['quote_own', 'quote_answered', 'quote_accepted', 'quote_ends']) {
    const email = samples.find((one) => one.id === id)?.write(brandingOf(silent), goods)
    expect(email?.plain).not.toContain('$')
    expect(email?.html.toString()).not.toContain('$')
    expect(email?.plain).toContain('Tazón de cerámica Aurora')
  }
})

test('mails about one order answer its confirmation, and each has a name of its own', () => {
  const about = letters.filter(
    ({ shop, letter }) => shop === shops.pampa && letter.thread?.startsWith('order'),
  )
  expect(about.length).toBeGreaterThan(15)
  expect(new Set(about.map(({ letter }) => letter.thread)).size).toBe(1)
  const events = about.map(({ letter }) => letter.event).filter((event) => !event.startsWith('order-placed'))
  expect(new Set(events).size).toBe(events.length)
})

test('a shop without a logo has its name there, and its colour is told apart from what it stands on', () => {
  const bare = shopOf(pampaShop, null)
  const html = samples[0]?.write(brandingOf(bare), []).html.toString() ?? ''
  expect(html).not.toContain('<img')
  expect(seen(html).startsWith('Pampa')).toBe(true)
  expect(html).toContain(themeOf(bare.config.colors.primary).brand)
})

test('a logo is seen on the ground of every template, by day and by night: a white one has a dark plate where that is light [LAYOUT-04] [LOOK-07]', () => {
  const dark = '#17181b'
  const behind = (id: (typeof templateIds)[number], logo: string) => {
    const pampa = shopOf(pampaShop, logo)
    const shop = { ...pampa, config: { ...pampa.config, templateFK: { id }, typeface: null } }
    const html = samples[0]?.write(brandingOf(shop), []).html.toString() ?? ''
    const [, name = '', ground = ''] =
      /<img class="(plate[^"]*)"[^>]*background-color:([^;]+);/.exec(html) ?? []
    const [, byNight = ''] = new RegExp(`\\.${name}\\{background-color:([^!]+)!important`).exec(html) ?? []
    return { ground, byNight }
  }
  for (const id of templateIds) {
    const white = behind(id, '/pictures/shops/pampa/logo-for-dark-3f9a1c0788f1c2aa.webp')
    expect(contrast('#ffffff', white.ground)).toBeGreaterThan(3)
    expect(white.byNight).toBe(dark)
    const colored = behind(id, '/pictures/shops/pampa/logo-3f9a1c0788f1c2aa.webp')
    expect(contrast(dark, colored.ground)).toBeGreaterThan(3)
    expect(colored.byNight).toBe('#ffffff')
  }
})

/** The tags of a mail with what its template decides of them: structure, not pixels. */
function wornBy(html: string) {
  const styleOf = (tag: RegExp) => tag.exec(html)?.[1] ?? ''
  const value = (style: string, name: string) => new RegExp(`(?:^|;)${name}:([^;]+)`).exec(style)?.[1]
  const heading = styleOf(/<h1[^>]*style="([^"]+)"/)
  const button = styleOf(/<a class="button"[^>]*style="([^"]+)"/)
  return {
    face: value(heading, 'font-family')?.split(',')[0],
    aligned: value(heading, 'text-align'),
    radius: value(button, 'border-radius'),
    page: value(styleOf(/<body[^>]*style="([^"]+)"/), 'background-color'),
    head: /class="(?:card )?head"[^>]*bgcolor="([^"]+)"/.exec(html)?.[1],
  }
}

test('a mail wears the face, the ground, the radius and the head of its shop’s template [LAYOUT-04] [LOOK-07]', () => {
  const worn = templateIds.map((id) => {
    const pampa = shopOf(pampaShop)
    const shop = { ...pampa, config: { ...pampa.config, templateFK: { id }, typeface: null } }
    const email = samples.find((one) => one.id === 'proof_sent')?.write(brandingOf(shop), goods)
    const html = email?.html.toString() ?? ''
    const { surface, head, radiusPx } = brandLookOf(shop.config)
    const found = wornBy(html)
    expect(found).toMatchObject({ page: surface.wash, head: head.ground, radius: `${radiusPx}px` })
    expect(html).toMatch(/<img class="wide-picture" src="https:[^"]+" alt="Boceto 1 del pedido/)
    return found
  })
  expect(worn.map(({ face, aligned }) => `${face} ${aligned}`)).toEqual([
    'Figtree left',
    'Fraunces center',
    'Inter Tight left',
    'Archivo left',
    'Newsreader left',
    'Jost left',
    'Manrope left',
    'Nunito left',
    'Bricolage Grotesque left',
    'Playfair Display center',
  ])
})

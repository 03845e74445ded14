/** The look of a shop: drafted by its people, published at once, and brought back. */
import type { LookConflict } from '@estampa/contract/staff'
import { isRefusal } from '@estampa/domain/refusal'
import { logoGroundOf } from '@estampa/domain/shops/logo-ground'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { refused } from '../../test/hostile-files.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { findVariant } from '../files/pictures.ts'
import { findPreviewedShop, LOOK_PREVIEW_S } from './look-preview.ts'

let office: TestOffice
let owner: OfficeBrowser
let manager: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice({ ANSWER_CACHE_MB: '8' })
  owner = await office.enter('duena@pampa.example')
  manager = await office.enter('encargada@pampa.example', 'pampa', 'manager')
})
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const config = (shop = 'pampa') => office.testShops.api(shop).shops.getConfig({})

test('a draft is seen by nobody; published, the shop shows it at once and the change is told [ADM-05] [OWN-03]', async () => {
  const before = await desk().getLook({})
  expect(before).toMatchObject({ version: 0, draft: {}, draftBy: null, publications: [] })
  const fields = { primaryColor: '#123456', slogan: 'Lo que se usa, se recuerda', template: 7 } as const
  const drafted = await desk().saveLookDraft({ fields }, { version: 0 })
  expect(drafted).toMatchObject({ version: 1, draft: fields, draftBy: { who: 'Ana Ventas' } })
  expect((await config()).colors.primary).toBe(before.published.primaryColor)
  const published = await desk().publishLook({}, { version: drafted.version })
  expect(published).toMatchObject({ published: fields, draft: {}, draftBy: null })
  await expect.poll(async () => (await config()).colors.primary).toBe('#123456')
  expect(await config()).toMatchObject({ templateFK: { id: 7 }, presentation: { slogan: fields.slogan } })
  const { items } = await desk().getChanges({ kind: 'shop' })
  expect(items[0]).toMatchObject({
    call: 'publishLook',
    subject: { name: 'Pampa' },
    before: { 'look.primaryColor': before.published.primaryColor, 'look.slogan': null },
    after: { 'look.primaryColor': '#123456', 'look.template': 'Corporativa' },
  })
  expect(await codeOf(desk().publishLook({}))).toBe('nothing_to_publish')
})

test('an earlier look comes back as a new publication, and what is no look stays as it is [OWN-03]', async () => {
  const [newest, first] = (await desk().getLook({})).publications
  expect([newest?.who, first?.who]).toEqual(['Ana Ventas', null])
  await desk().saveSellingRules({ fields: { quoteDays: 44 } })
  await desk().saveLookDraft({ fields: { hours: 'de 8 a 12' } })
  const restored = await desk().restoreLook({ Id: first?.id ?? 0 })
  expect(restored.published).toMatchObject({ slogan: null, template: 1 })
  expect(restored.draft).toEqual({ hours: 'de 8 a 12' })
  expect(restored.publications[0]).toMatchObject({ restored: first?.id, who: 'Ana Ventas' })
  expect(restored.publications).toHaveLength(3)
  expect((await desk().getShopSettings({})).rules.quoteDays).toBe(44)
  expect(await codeOf(desk().restoreLook({ Id: 999 }))).toBe('not_found')
  await desk().discardLookDraft({})
})

test('two people who write different fields lose nothing; of the same field the second is shown both [ADM-21] [OWN-03]', async () => {
  const { version, published } = await desk().getLook({})
  await desk(manager).saveLookDraft({ fields: { phone: '+54 11 4000 1000' } }, { version })
  const mine = { fields: { address: 'Corrientes 100' }, seen: { address: published.address } }
  const saved = await desk().saveLookDraft(mine, { version })
  expect(saved.draft).toEqual({ phone: '+54 11 4000 1000', address: 'Corrientes 100' })
  const late = { fields: { phone: '+54 11 4000 2000' }, seen: { phone: published.phone } }
  const { status, fault } = await refusalOf(desk().saveLookDraft(late, { version }))
  expect([status, fault?.refusal]).toEqual([409, 'look_changed'])
  const found = fault?.data as LookConflict
  expect(found).toMatchObject({ fields: ['phone'], who: 'Ana Ventas', look: { draft: saved.draft } })
  expect(await codeOf(desk().publishLook({}, { version }))).toBe('look_changed')
  // the newest version alone does not say that the newest value was seen
  const { version: newest } = found.look
  expect(await codeOf(desk().saveLookDraft(late, { version: newest }))).toBe('look_changed')
  const decided = { fields: late.fields, seen: { phone: '+54 11 4000 1000' } }
  const again = await desk().saveLookDraft(decided, { version: newest })
  expect(again.draft.phone).toBe('+54 11 4000 2000')
  const back = await desk().saveLookDraft({ fields: { phone: published.phone } })
  expect(back.draft).toEqual({ address: 'Corrientes 100' })
  expect((await desk().discardLookDraft({})).draft).toEqual({})
})

test('what does not fit is said at its field and nothing is saved [OWN-03]', async () => {
  const { version, published } = await desk().getLook({})
  const banner = {
    title: 'T',
    text: '',
    action: 'Ver',
    link: 'javascript:alert(1)',
    image_url: '',
    focus: null,
  }
  const { status, fault } = await refusalOf(
    desk().saveLookDraft({ fields: { primaryColor: 'red', email: 'nadie', banners: [banner] } }),
  )
  expect(status).toBe(400)
  expect(fault?.validationErrors?.flatMap(({ members }) => members).toSorted()).toEqual([
    'fields.banners.0.link',
    'fields.email',
    'fields.primaryColor',
  ])
  const twice = ['contact', 'contact'] as const
  expect(await codeOf(desk().saveLookDraft({ fields: { homeSections: [...twice] } }))).toBe('invalid_input')
  const unknown = { fields: { typeface: 'comic' } } as unknown as { fields: { typeface: 'jost' } }
  expect(await codeOf(desk().saveLookDraft(unknown))).toBe('invalid_input')
  expect((await desk().getLook({})).version).toBe(version)
  const emptied = await desk().saveLookDraft({ fields: { slogan: '' } })
  expect(emptied.draft).toEqual(published.slogan === null ? {} : { slogan: null })
})

test('only who runs the shop sees its look, who changes it may, and no other shop is touched [ADM-03] [OWN-03]', async () => {
  const seller = await office.enter('ventas@pampa.example', 'pampa', 'sales')
  expect(await codeOf(desk(seller).getLook({}))).toBe('not_allowed')
  expect(await codeOf(desk(seller).publishLook({}))).toBe('not_allowed')
  expect(await codeOf(desk(seller).getLookPreview({}))).toBe('not_allowed')
  const neighbour = desk(await office.enter('vecina@andina.example', 'andina'), 'andina')
  const before = await neighbour.getLook({})
  await desk().saveLookDraft({ fields: { hours: 'de 10 a 11' } })
  await desk().publishLook({})
  expect(await neighbour.getLook({})).toEqual(before)
})

test('terms of its own are published with their version, and the law of the country is proposed beside them [LAW-05] [OWN-03]', async () => {
  const { proposals } = await desk().getLook({})
  expect(proposals.terms).toContain('Ley 24.240')
  expect(proposals.policy).toContain('Ley 25.326')
  await desk().saveLookDraft({ fields: { terms: `${proposals.terms}\n\n## Nuestra garantía\n\nUn año.` } })
  await desk().publishLook({})
  const api = office.testShops.api('pampa')
  await expect.poll(async () => (await api.law.getTerms({})).required).toBe(true)
  const { value } = await api.shops.getWhiteboxSettingsKey({ key: 'termsVersion' })
  expect(value).toBe('2')
})

const previewed = async (token: string, shop = 'pampa') => {
  const found = await office.services.shops.byName(shop)
  if (!found) throw new Error('no shop')
  const seen = await findPreviewedShop(office.services, found, token)
  return isRefusal(seen) ? seen.refusal : seen.config.colors.primary
}

test('a preview shows the draft to its own session, in its own shop and for its own minutes [OWN-03]', async () => {
  await desk().saveLookDraft({ fields: { primaryColor: '#0a7a3c' } })
  const browser = await office.enter('otra@pampa.example')
  const { token, url } = await desk(browser).getLookPreview({})
  expect(url).toContain(`/pampa?preview=${token}`)
  expect(await previewed(token)).toBe('#0a7a3c')
  expect(await previewed(token, 'andina')).toBe('link_over')
  const forged = token.replace(/^./, (first) => (first === 'z' ? 'y' : 'z'))
  for (const other of [forged, `${token}x`, '', 'a.b.c.d']) expect(await previewed(other)).toBe('link_over')
  office.shift.ms = (LOOK_PREVIEW_S + 2) * 1000
  expect(await previewed(token)).toBe('link_over')
  office.shift.ms = 0
  expect(await previewed(token)).toBe('#0a7a3c')
  await browser.api().admin.signOut({})
  expect(await previewed(token)).toBe('link_over')
  expect((await config()).colors.primary).not.toBe('#0a7a3c')
})

test('a logo is cut to what is drawn and proposes its colors; an icon is square; a banner stays whole [OWN-03]', async () => {
  const logo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: 300, height: 100, channels: 3, background: '#1f4e9c' } },
        left: 150,
        top: 150,
      },
    ])
    .png()
    .toBuffer()
  const file = () => new File([new Uint8Array(logo)], 'logo.png', { type: 'image/png' })
  const kept = await desk().uploadLookPicture({ use: 'logo' }, { files: [file()] })
  expect(kept).toMatchObject({ width: 300, height: 100, colors: ['#1f4e9c'] })
  expect(await findVariant(office.services.files, kept.url.replace('/pictures/', ''))).toMatchObject({
    format: 'webp',
  })
  const icon = await desk().uploadLookPicture({ use: 'favicon' }, { files: [file()] })
  expect([icon.width, icon.height]).toEqual([512, 512])
  const banner = await desk().uploadLookPicture({ use: 'banner' }, { files: [file()] })
  expect([banner.width, banner.height]).toEqual([600, 400])
  const saved = await desk().saveLookDraft({ fields: { logo: kept.url, favicon: icon.url } })
  expect(saved.draft).toMatchObject({ logo: kept.url, favicon: icon.url })
})

test('logos of clients are cut to what is drawn, keep their order, and are refused at their field beyond twelve or without a name [OWN-03]', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><circle cx="45" cy="45" r="20" fill="#0b5fa5"/></svg>`
  const file = () => new File([svg], 'logo.svg', { type: 'image/svg+xml' })
  const { url, width, height } = await desk().uploadLookPicture({ use: 'client' }, { files: [file()] })
  expect([url.startsWith('/pictures/shops/pampa/client-'), width === height]).toEqual([true, true])
  const clients = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `Empresa ${at + 1}`, image_url: url }))
  const saved = await desk().saveLookDraft({ fields: { clientLogos: clients(12).toReversed() } })
  expect(saved.draft.clientLogos?.map(({ name }) => name).slice(0, 2)).toEqual(['Empresa 12', 'Empresa 11'])
  const faultsOf = async (clientLogos: ReturnType<typeof clients>) => {
    const { fault } = await refusalOf(desk().saveLookDraft({ fields: { clientLogos } }))
    return JSON.stringify(fault)
  }
  expect(await faultsOf(clients(13))).toContain('fields.clientLogos')
  expect(await faultsOf([{ name: ' ', image_url: url }])).toContain('Falta el nombre de la empresa.')
  expect(await faultsOf([{ name: 'Empresa', image_url: 'javascript:alert(1)' }])).toContain(
    'fields.clientLogos.0.image_url',
  )
  await desk().discardLookDraft({})
})

test('the address of a logo says for what ground it was drawn: a white one for a dark ground [OWN-03]', async () => {
  const drawn = async (color: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><path d="M0 0h300v90H0z" fill="none"/><circle cx="45" cy="45" r="40" fill="${color}"/><path d="M110 20h180v18H110zM110 52h120v18H110z" fill="${color}"/></svg>`
    const file = new File([svg], 'logo.svg', { type: 'image/svg+xml' })
    const { url } = await desk().uploadLookPicture({ use: 'logo' }, { files: [file] })
    return logoGroundOf(url)
  }
  expect(await drawn('#ffffff')).toBe('dark')
  expect(await drawn('#f6efe0')).toBe('dark')
  expect(await drawn('#1f4e9c')).toBe('paper')
  expect(await drawn('#c59a4e')).toBe('paper')
})

test('a file that lies about what it is is refused with its name, and leaves nothing [OWN-03]', async () => {
  const names = Object.keys(refused).slice(0, 6)
  for (const name of names) {
    const bytes = await refused[name]?.()
    const file = new File([new Uint8Array(bytes ?? [])], 'logo.png', { type: 'image/png' })
    const { status, fault } = await refusalOf(desk().uploadLookPicture({ use: 'logo' }, { files: [file] }))
    expect([name, status]).toEqual([name, 422])
    expect(fault?.message).toContain('logo.png')
  }
})

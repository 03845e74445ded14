import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { type CallFailure, type Client, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { isRefusal } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOfTwoPages } from '../../test/pdf-files.ts'
import { saveCustomer } from '../../test/people.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { pictureKey } from '../files/pictures.ts'
import { findUpload, listUploads, markUploadsUsed } from './uploads.store.ts'
import { readAll, storePicture } from './uploads.ts'

let testShops: TestShops
const password = 'Tres tristes tigres 3'
const ana = { userNameOrEmailAddress: 'ana@cliente.example', password }
const shift = { ms: 0 }

beforeAll(async () => {
  testShops = await openTestShops()
  testShops.services.now = () => new Date(Date.now() + shift.ms)
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveCustomer(tx, {
      email: 'ana@cliente.example',
      fullName: 'Ana Paz',
      phoneNumber: '',
      company: '',
      password,
      verified: true,
    }),
  )
})
afterAll(() => testShops.close())

async function logo(name = 'logo.png', background = '#336699'): Promise<File> {
  const png = await sharp({ create: { width: 40, height: 20, channels: 4, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], name)
}

const failureOf = (call: Promise<unknown>): Promise<CallFailure> =>
  call.then(
    () => expect.fail('no failure'),
    (failure) => failure,
  )

async function guestId(api: { token: string }): Promise<string> {
  return JSON.parse(Buffer.from(api.token.split('.')[1] ?? '', 'base64url').toString()).guestId
}

async function newGuest(shop = 'pampa'): Promise<{ api: Client; token: string }> {
  const { accessToken: token } = await testShops.api(shop).customers.getAccess({})
  return { api: testShops.api(shop, token), token }
}

describe('a guest’s logo', () => {
  test('is kept with its size and colours, and shown by a signed address [API-51, API-52]', async () => {
    const { api } = await newGuest()
    const [kept] = await api.customization.uploadLogos(
      {},
      { files: [await logo('../../mi <b>logo</b>.png')] },
    )
    expect(kept).toMatchObject({ width: 40, height: 20, isVector: false, colours: ['#336699'] })
    expect(kept?.name).toBe('b.png')
    const response = await fetch(testShops.origin + kept?.url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('private'),
    })
    expect((await fetch(testShops.origin + kept?.preview_url)).headers.get('content-type')).toBe('image/webp')
    expect(await api.customization.getPicture({ id: kept?.id ?? '' })).toEqual(kept)
  })

  test('comes as a page of a PDF too: the first one, or the chosen one, as a drawing [API-51] [DEC-08]', async () => {
    const { api } = await newGuest()
    const file = new File([new Uint8Array(pdfOfTwoPages())], 'marca.pdf')
    const [first] = await api.customization.uploadLogos({}, { files: [file] })
    expect(first).toMatchObject({ page: 1, pages: 2, isVector: true, colours: ['#cc3333'] })
    const [second] = await api.customization.uploadLogos({ page: 2 }, { files: [file] })
    expect(second).toMatchObject({ page: 2, pages: 2, isVector: true, colours: ['#3333cc'] })
    expect((second?.height ?? 0) / (second?.width ?? 1)).toBeCloseTo(2, 2)
    const drawing = await (await fetch(testShops.origin + second?.drawing_url)).text()
    expect(drawing).toContain('fill="#3333cc"')
    expect(await api.customization.getPicture({ id: second?.id ?? '' })).toMatchObject({ page: 2, pages: 2 })
    expect(await failureOf(api.customization.uploadLogos({ page: 3 }, { files: [file] }))).toMatchObject({
      status: 422,
      fault: { refusal: 'page_missing' },
      message: '«marca.pdf» no tiene una página 3: tiene 2.',
    })
  })

  test('is nobody else’s: not another guest’s, not another shop’s, not a stranger’s [API-52]', async () => {
    const owner = await newGuest()
    const [kept] = await owner.api.customization.uploadLogos({}, { files: [await logo()] })
    const id = kept?.id ?? ''
    for (const other of [await newGuest(), await newGuest('andina')]) {
      expect(await failureOf(other.api.customization.getPicture({ id }))).toMatchObject({ status: 404 })
    }
    expect(await failureOf(testShops.api('pampa').customization.getPicture({ id }))).toMatchObject({
      status: 401,
    })
    const strange = testShops.api('pampa').customization.uploadLogos({}, { files: [await logo()] })
    expect(await failureOf(strange)).toMatchObject({ status: 401 })
  })

  test('its address ends, and no other one can be made from it [API-52]', async () => {
    const { api } = await newGuest()
    const [kept] = await api.customization.uploadLogos({}, { files: [await logo()] })
    const url = kept?.url ?? ''
    const [, , expires = '', signature = '', ...key] = url.split('/')
    const forged = [
      url.replace(/logos\/[\w-]+/, 'logos/11111111-1111-4111-8111-111111111111'),
      `/files/zzzzzz/${signature}/${key.join('/')}`,
      `/files/${expires}/${'A'.repeat(43)}/${key.join('/')}`,
      `/files/${expires}/${signature}/${key.join('/').replace('.png', '.svg')}`,
      `/files/${expires}/${signature}/%2e%2e/secret.png`,
    ]
    for (const address of forged) expect((await fetch(testShops.origin + address)).status).toBe(404)
    shift.ms += 3 * 3600_000
    expect((await fetch(testShops.origin + url)).status).toBe(404)
    shift.ms = 0
  })

  test('goes with the guest who signs in [API-01, API-52]', async () => {
    const { api, token } = await newGuest()
    const [kept] = await api.customization.uploadLogos({}, { files: [await logo()] })
    const bearer = client(httpTransport({ origin: testShops.origin, shop: 'pampa', token: () => token }))
    const { accessToken } = await bearer.customers.authenticate(ana)
    const mine = await testShops.api('pampa', accessToken).customization.getPicture({ id: kept?.id ?? '' })
    expect(mine.id).toBe(kept?.id)
    expect(await failureOf(api.customization.getPicture({ id: kept?.id ?? '' }))).toMatchObject({
      status: 404,
    })
  })
})

describe('of many logos', () => {
  test('the last eight stay, also when they come at once, and what is used stays too [BLD-09, API-51]', async () => {
    const guest = await newGuest()
    const owner = { guest_id: await guestId(guest) }
    const { database } = testShops.services
    const [used] = await guest.api.customization.uploadLogos({}, { files: [await logo('used.png')] })
    await database.inShop(testShops.pampa, (tx) => markUploadsUsed(tx, [used?.id ?? ''], new Date()))
    const [first] = await guest.api.customization.uploadLogos({}, { files: [await logo('first.png')] })
    const waves = Array.from({ length: 5 }, async (_, wave) =>
      guest.api.customization.uploadLogos(
        {},
        {
          files: await Promise.all([1, 2, 3].map((n) => logo(`${wave}-${n}.png`))),
        },
      ),
    )
    await Promise.all(waves)
    const left = await database.readInShop(testShops.pampa, (tx) => listUploads(tx, owner, 'logo', 100))
    expect(left).toHaveLength(9)
    expect(left.map(({ name }) => name)).toContain('used.png')
    expect((await fetch(testShops.origin + first?.url)).status).toBe(404)
    expect(
      await database.readInShop(testShops.pampa, (tx) => findUpload(tx, first?.id ?? '', owner)),
    ).toBeUndefined()
  })
})

test('eleven logos in the same instant leave eight [BLD-09, API-51]', async () => {
  const owner = { guest_id: randomUUID() }
  const { services } = testShops
  const shop = await services.shops.byId(testShops.pampa)
  const path = await services.files.openPart()
  await writeFile(path, Buffer.from(await (await logo()).arrayBuffer()))
  const read = await readAll([{ name: 'logo.png', path, length: 1 }], services.config)
  if (isRefusal(read) || !shop || !read[0]) return expect.fail('the logo was not read')
  const [file] = read
  const owned = { services, shop, owner, now: new Date() }
  // they all stand ready to write before the first may
  const uploads = await services.database.inShop(shop.id, async (tx) => {
    await sql`lock table uploads in share mode`.execute(tx)
    const waiting = Array.from({ length: 11 }, () => storePicture(owned, file, 'logo'))
    await setTimeout(300)
    return waiting
  })
  await Promise.all(uploads)
  const kept = await services.database.readInShop(shop.id, (tx) => listUploads(tx, owner, 'logo', 100))
  expect(kept).toHaveLength(8)
})

test('a person sees their last eight logos, newest first, and nobody else’s [API-52, BLD-09]', async () => {
  const [{ api }, other] = [await newGuest(), await newGuest()]
  await other.api.customization.uploadLogos({}, { files: [await logo('otra.png')] })
  for (let n = 0; n < 9; n += 1) await api.customization.uploadLogos({}, { files: [await logo(`${n}.png`)] })
  const [newest] = await api.customization.uploadLogos({}, { files: [await logo('última.png')] })
  const logos = await api.customization.getUserLogos({ limit: 8 })
  expect(logos).toHaveLength(8)
  expect(logos[0]?.id).toBe(newest?.id)
  expect(logos.map(({ name }) => name)).not.toContain('otra.png')
  expect(await api.customization.getUserLogos({ limit: 3 })).toHaveLength(3)
})

describe('what cannot be kept is said', () => {
  const cases: [string, () => Promise<File[]>, number, string][] = [
    ['no file', async () => [], 400, 'no_file'],
    ['a page', async () => [new File(['<html>'], 'x.png')], 422, 'artwork_unreadable'],
    [
      'one page among logos',
      async () => [await logo(), new File(['<html>'], 'x.png')],
      422,
      'artwork_unreadable',
    ],
  ]
  test.each(cases)('%s [API-51]', async (_name, files, status, refusal) => {
    const { api } = await newGuest()
    const failure = await failureOf(api.customization.uploadLogos({}, { files: await files() }))
    expect(failure).toMatchObject({ status, fault: { refusal } })
  })

  test('with the name of the file, in the Spanish of the shop [API-51]', async () => {
    const files = [new File(['no'], 'foto.png')]
    const say = async (shop: string) =>
      (await failureOf((await newGuest(shop)).api.customization.uploadLogos({}, { files }))).message
    expect(await say('pampa')).toMatch(/^No pudimos leer «foto.png».*exportalo como PDF o SVG\.$/)
    expect(await say('andina')).toMatch(/^No pudimos leer «foto.png».*expórtalo como PDF o SVG\.$/)
  })

  test('more than ten megabytes, or nine files [API-51]', async () => {
    const { api } = await newGuest()
    const big = [new File([new Uint8Array(11 * 1024 * 1024)], 'big.png')]
    expect(await failureOf(api.customization.uploadLogos({}, { files: big }))).toMatchObject({ status: 413 })
    const nine = await Promise.all(Array.from({ length: 9 }, () => logo()))
    expect(await failureOf(api.customization.uploadLogos({}, { files: nine }))).toMatchObject({ status: 413 })
  })
})

test('the picture of a design is kept apart from the logos [API-28]', async () => {
  const guest = await newGuest()
  const design = await guest.api.customization.uploadDesign(
    { name: 'Mi taza' },
    { files: [await logo('d.png')] },
  )
  expect(design).toMatchObject({ name: 'Mi taza', url: expect.stringContaining('/designs/') })
})

describe('pictures of the catalogue', () => {
  test('are made in the sizes and formats that pages ask for, once, and kept by browsers for ever', async () => {
    const { files } = testShops.services
    const source = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
      .webp()
      .toBuffer()
    await files.put(pictureKey('pampa/taza-1', 'webp'), source, 'image/webp')
    const sizes = await Promise.all(
      ['320.avif', '320.webp', '640.avif', '640.avif', 'webp'].map(async (end) => {
        const response = await fetch(`${testShops.origin}/pictures/pampa/taza-1.${end}`)
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const bytes = Buffer.from(await response.arrayBuffer())
        return [response.headers.get('content-type'), bytes.length > 100]
      }),
    )
    expect(sizes).toEqual([
      ['image/avif', true],
      ['image/webp', true],
      ['image/avif', true],
      ['image/avif', true],
      ['image/webp', true],
    ])
    expect(await files.has('pictures-made/pampa/taza-1.640.avif')).toBe(true)
  })

  test.each(['pampa/taza-1.333.webp', 'pampa/none.320.webp', '..%2fsecret.320.webp', 'pampa/taza-1.960.png'])(
    '%s is not there',
    async (address) => {
      expect((await fetch(`${testShops.origin}/pictures/${address}`)).status).toBe(404)
    },
  )
})

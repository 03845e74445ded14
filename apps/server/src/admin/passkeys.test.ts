import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { openTestOffice, type TestOffice } from '../../test/office.ts'
import { openPasskeyDevice } from '../../test/passkey-device.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
})
beforeEach(() => {
  office.shift.ms = 0
})
afterAll(() => office.close())

const refusal = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const here = () => ({ origin: office.origin })

/** Somebody with a passkey on this device. */
async function openWithPasskey(email: string) {
  const browser = await office.enter(email)
  const device = openPasskeyDevice('localhost')
  const { options } = await browser.api().admin.beginPasskey({})
  const response = device.register(options, here())
  const { person } = await browser.api().admin.addPasskey({ name: 'Notebook del mostrador', response })
  return { browser, device, person, response }
}

const challenge = async () => (await office.browser().api().admin.beginPasskeySignIn({})).options

test('a passkey signs in without password or code, and each challenge counts once [ADM-02]', async () => {
  const { device, person } = await openWithPasskey('llave@pampa.example')
  expect(person.passkeys).toMatchObject([{ name: 'Notebook del mostrador', lastUsedAt: null }])
  const browser = office.browser()
  const { options } = await browser.api().admin.beginPasskeySignIn({})
  const response = device.sign(options, here())
  await browser.api().admin.signInWithPasskey({ response })
  const account = await browser.api().admin.getAccount({})
  expect(account.person.email).toBe('llave@pampa.example')
  expect(account.person.passkeys[0]?.lastUsedAt).not.toBeNull()
  expect(await refusal(browser.api().admin.signInWithPasskey({ response }))).toBe('passkey_wrong')
})

test('a passkey is worth nothing from another origin, unlocked by nobody, late, or on another device [ADM-02]', async () => {
  const { device } = await openWithPasskey('engano@pampa.example')
  const { admin } = office.browser().api()
  const attempt = async (response: ReturnType<typeof device.sign>) =>
    refusal(admin.signInWithPasskey({ response }))
  expect(await attempt(device.sign(await challenge(), { origin: 'https://evil.example' }))).toBe(
    'passkey_wrong',
  )
  expect(await attempt(device.sign(await challenge(), { ...here(), isVerified: false }))).toBe(
    'passkey_wrong',
  )
  expect(await attempt(device.sign({ challenge: 'bm90IG91cnM' }, here()))).toBe('passkey_wrong')
  const late = device.sign(await challenge(), here())
  office.shift.ms = 6 * 60_000
  expect(await attempt(late)).toBe('passkey_wrong')
  const stranger = openPasskeyDevice('localhost')
  expect(await attempt(stranger.sign(await challenge(), here()))).toBe('passkey_wrong')
})

test('a passkey is added with a challenge of one’s own, and removed by its owner alone [ADM-02]', async () => {
  const { browser, person, response } = await openWithPasskey('quita@pampa.example')
  const other = await office.enter('otra@pampa.example')
  expect(await refusal(other.api().admin.addPasskey({ name: 'Copia', response }))).toBe('passkey_wrong')
  const { options } = await browser.api().admin.beginPasskey({})
  const foreign = openPasskeyDevice('localhost').register(options, here())
  expect(await refusal(other.api().admin.addPasskey({ name: 'Ajena', response: foreign }))).toBe(
    'passkey_wrong',
  )
  const Id = person.passkeys[0]?.id ?? 0
  expect(await refusal(other.api().admin.removePasskey({ Id }))).toBe('not_found')
  expect((await browser.api().admin.removePasskey({ Id })).person.passkeys).toEqual([])
})

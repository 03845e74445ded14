/** The second factor: codes of an authenticator, recovery codes, and proving again who one is. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { officePassword, openTestOffice, type TestOffice } from '../../test/office.ts'
import { totpCode } from '../staff/totp.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice({ LOGIN_TRIES: '6' })
})
beforeEach(() => {
  office.shift.ms = 0
})
afterAll(() => office.close())

const refusal = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const STEP_MS = 30_000

/** Somebody whose account asks for a code; `code` gives the next one that was not used. */
async function openWithAuthenticator(email: string) {
  const browser = await office.enter(email)
  const { secret, uri } = await browser.api().admin.beginAuthenticator({})
  const code = () => {
    office.shift.ms += STEP_MS
    return totpCode(secret, office.services.now())
  }
  const { recoveryCodes } = await browser.api().admin.confirmAuthenticator({ code: code() })
  return { browser, secret, uri, code, recoveryCodes }
}

const signIn = (email: string, code?: string, password = officePassword) =>
  office
    .browser()
    .api()
    .admin.signIn({ email, password, ...(code !== undefined && { code }) })

test('an authenticator is asked for once it was confirmed, and each of its codes counts once [ADM-02]', async () => {
  const email = 'dosfactores@pampa.example'
  const { browser, uri, code, recoveryCodes } = await openWithAuthenticator(email)
  expect(uri).toContain('otpauth://totp/Estampa:dosfactores%40pampa.example?secret=')
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await browser.api().admin.getAccount({})).person).toMatchObject({
    hasAuthenticator: true,
    recoveryCodes: 10,
  })
  expect(await refusal(signIn(email))).toBe('second_factor_needed')
  expect(await refusal(signIn(email, '000000'))).toBe('second_factor_wrong')
  const used = code()
  await signIn(email, used)
  expect(await refusal(signIn(email, used))).toBe('second_factor_wrong')
  await signIn(email, code())
})

test('a wrong password does not say that a code would be asked for [ADM-02]', async () => {
  const email = 'calla@pampa.example'
  const { code } = await openWithAuthenticator(email)
  expect(await refusal(signIn(email, undefined, 'no es esta'))).toBe('wrong_credentials')
  expect(await refusal(signIn(email, code(), 'no es esta'))).toBe('wrong_credentials')
})

test('a clock that is half a minute off is fine, one that is further off is not [ADM-02]', async () => {
  const email = 'relojes@pampa.example'
  const { secret } = await openWithAuthenticator(email)
  office.shift.ms += 10 * STEP_MS
  const at = (steps: number) => totpCode(secret, new Date(office.services.now().getTime() + steps * STEP_MS))
  expect(await refusal(signIn(email, at(-3)))).toBe('second_factor_wrong')
  expect(await refusal(signIn(email, at(3)))).toBe('second_factor_wrong')
  await signIn(email, at(-1))
  await signIn(email, at(1))
  // the steps before the last one that was taken are past
  expect(await refusal(signIn(email, at(0)))).toBe('second_factor_wrong')
})

test('a recovery code counts once, however it is typed [ADM-02]', async () => {
  const email = 'recupera@pampa.example'
  const { browser, recoveryCodes } = await openWithAuthenticator(email)
  const [one = ''] = recoveryCodes
  expect(one).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/)
  await signIn(email, ` ${one.replaceAll('-', '').toUpperCase()} `)
  expect(await refusal(signIn(email, one))).toBe('second_factor_wrong')
  expect((await browser.api().admin.getAccount({})).person.recoveryCodes).toBe(9)
})

test('codes are tried few times, from wherever [ADM-02]', async () => {
  const email = 'adivina@pampa.example'
  const { code } = await openWithAuthenticator(email)
  for (let turn = 0; turn < 6; turn++) await refusal(signIn(email, '000000'))
  expect(await refusal(signIn(email, code()))).toBe('too_many_tries')
})

test('who turns it on ends the sessions that were opened without it [ADM-02]', async () => {
  const email = 'enciende@pampa.example'
  const before = await office.enter(email)
  const { browser } = await openWithAuthenticator(email)
  expect(await refusal(before.api().admin.getAccount({}))).toBe('not_signed_in')
  expect((await browser.api().admin.getAccount({})).person.hasAuthenticator).toBe(true)
})

test('after ten minutes a dangerous act asks for password and code again [ADM-02]', async () => {
  const email = 'peligro@pampa.example'
  const { browser, code } = await openWithAuthenticator(email)
  const { admin } = browser.api()
  office.shift.ms += 11 * 60_000
  expect((await admin.getAccount({})).provedUntil).toBeNull()
  expect(await refusal(admin.removeAuthenticator({}))).toBe('proof_needed')
  expect(await refusal(admin.beginPasskey({}))).toBe('proof_needed')
  expect(await refusal(admin.proveAgain({ password: officePassword }))).toBe('second_factor_needed')
  expect(await refusal(admin.proveAgain({ password: 'no es esta', code: code() }))).toBe('wrong_password')
  expect((await admin.proveAgain({ password: officePassword, code: code() })).provedUntil).not.toBeNull()
  const { person } = await admin.removeAuthenticator({})
  expect(person).toMatchObject({ hasAuthenticator: false, recoveryCodes: 0 })
  await signIn(email)
})

test('secrets of authenticators lie sealed in the database [ADM-02]', async () => {
  const { secret } = await openWithAuthenticator('sellado@pampa.example')
  const { rows } = await office.services.database.pool.query(
    `select totp_secret from people where email = 'sellado@pampa.example'`,
  )
  expect(rows[0].totp_secret).not.toContain(secret)
  const { rows: codes } = await office.services.database.pool.query('select hash from recovery_codes limit 1')
  expect(codes[0].hash).toHaveLength(32)
})

/** How the first person of an installation comes about. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { openTestOffice, type TestOffice } from '../../test/office.ts'
import { FIRST_LINK_MINUTES, offerFirstStart } from './first-start.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
})
afterAll(() => office.close())

const offer = async () => {
  const { services } = office
  const address = await offerFirstStart({ ...services, config: { ...services.config, demo: false } })
  return address?.replace(/^.*\/first-start\//, '')
}
const ana = { name: ' Ana Paz ', email: ' Ana@Regalos.example', password: 'Tres tristes tigres 4' }
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal

test('the link of the console makes the first person once, and signs them in as operator [OWN-01] [OWN-20]', async () => {
  expect(await offerFirstStart(office.services)).toBeUndefined()
  const first = (await offer()) ?? ''
  const token = (await offer()) ?? ''
  const browser = office.browser()
  const { admin } = browser.api()
  // another start has voided it
  expect(await codeOf(admin.startInstallation({ ...ana, token: first }))).toBe('link_over')
  office.shift.ms = FIRST_LINK_MINUTES * 60_000 + 1
  expect(await codeOf(admin.checkFirstStart({ token }))).toBe('link_over')
  office.shift.ms = 0
  expect(await admin.checkFirstStart({ token })).toEqual({})
  expect(await codeOf(admin.startInstallation({ ...ana, token, name: ' ' }))).toBe('name_missing')
  expect(await codeOf(admin.startInstallation({ ...ana, token, password: 'password1' }))).toBe(
    'common_password',
  )
  const both = await Promise.allSettled([
    admin.startInstallation({ ...ana, token }),
    office
      .browser()
      .api()
      .admin.startInstallation({ ...ana, token, email: 'otra@regalos.example' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await office.services.database.pool.query('select email, name from people')
  expect(rows).toHaveLength(1)
  expect(await offer()).toBeUndefined()
})

test('it signs in who used it, and the database holds no link that opens anything [OWN-01]', async () => {
  await office.services.database.pool.query('delete from people')
  const token = (await offer()) ?? ''
  const { rows } = await office.services.database.pool.query('select * from first_links')
  expect(JSON.stringify(rows)).not.toContain(token)
  const browser = office.browser()
  await browser.api().admin.startInstallation({ ...ana, token })
  const { person, shops } = await browser.api().admin.getAccount({})
  expect(person).toMatchObject({ name: 'Ana Paz', email: 'ana@regalos.example', isOperator: true })
  expect(shops).toEqual([])
})

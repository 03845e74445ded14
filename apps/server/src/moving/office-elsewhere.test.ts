/** The office of a shop that has moved: its people and their sessions are in the home cell. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, refusalCode, type VariantFixture } from '../../test/buyer.ts'
import { freshDatabase } from '../../test/database.ts'
import { officePassword, openTestOffice, type TestOffice } from '../../test/office.ts'
import { mugDraft } from '../../test/products.ts'
import type { CellRoles } from '../db/cells.ts'
import { addInvitation } from '../staff/invitations.store.ts'
import { linkToken } from '../staff/mail-links.ts'
import { moveToCell } from './move-shop.ts'

let office: TestOffice
beforeAll(async () => {
  const roles: CellRoles = { ...(await freshDatabase()), cells: new Map([['south', await freshDatabase()]]) }
  office = await openTestOffice({}, roles)
  await office.add('duena@andina.example', 'andina')
  await moveToCell(roles, { name: 'andina', to: 'south' }, { graceMs: 0 })
})
afterAll(() => office.close())

async function enter(email: string, password = officePassword) {
  const browser = office.browser()
  await browser.api().admin.signIn({ email, password })
  return browser
}

test('who works at a shop of another cell signs in, finds it, and sees what it sells there [SYS-08]', async () => {
  const { testShops } = office
  const browser = await enter('duena@andina.example')
  expect((await browser.api().admin.getAccount({})).shops).toMatchObject([{ shop: 'andina', role: 'owner' }])
  const buyer = await openBuyer(testShops, 'andina')
  const [mug] = await addProduct(testShops, 'andina', mugDraft())
  const order = await orderFor(buyer, 'andina', mug as VariantFixture, 1)
  await buyer.api.checkout.completeOrder(order)
  const { totalCount } = await browser.api('andina').staff.getOrders({})
  expect(totalCount).toBe(1)
})

test('who is invited there has an account of the installation, and their place in the shop [SYS-08]', async () => {
  const { services, testShops } = office
  const now = services.now()
  const { link } = await services.database.inShop(testShops.andina, (tx) =>
    addInvitation(tx, {
      email: 'taller@andina.example',
      role: 'workshop',
      by: 'Ana',
      expiresAt: new Date(now.getTime() + 3_600_000),
      now,
    }),
  )
  const token = linkToken(services.config, 'invitation', link)
  const accept = { shop: 'andina', token, name: 'Tomás Taller', password: 'Serigrafia2026' }
  await office.browser().api().admin.acceptInvitation(accept)
  expect(await refusalCode(office.browser().api().admin.acceptInvitation(accept))).toBe('link_over')
  const browser = await enter('taller@andina.example', 'Serigrafia2026')
  expect((await browser.api().admin.getAccount({})).shops).toMatchObject([
    { shop: 'andina', role: 'workshop' },
  ])
  const owner = await enter('duena@andina.example')
  const { items } = await owner.api('andina').staff.getPeople({})
  expect(items.map(({ email }) => email).toSorted()).toEqual([
    'duena@andina.example',
    'taller@andina.example',
  ])
})

test('another password ends the sessions of before, and no password lets anybody in by the copy of their name [SYS-08]', async () => {
  const before = await enter('duena@andina.example')
  const browser = await enter('duena@andina.example')
  await browser.api().admin.changePassword({ current: officePassword, password: 'Bordado a mano 7' })
  expect(await refusalCode(before.api().admin.getAccount({}))).toBe('not_signed_in')
  await enter('duena@andina.example', 'Bordado a mano 7')
  const signIn = office.testShops
    .api('andina')
    .staff.authenticateStaff({ email: 'duena@andina.example', password: 'Bordado a mano 7' })
  expect(await refusalCode(signIn)).toBe('wrong_credentials')
})

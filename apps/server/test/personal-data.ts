import { randomUUID } from 'node:crypto'
import type { Client } from '@estampa/contract/client'
import { isRefusal } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { addNote } from '../src/customers/notes.store.ts'
import { saveTechnique } from '../src/customization/customization.store.ts'
import { addImpersonationLink } from '../src/staff/impersonations.store.ts'
import { addPerson } from '../src/staff/people.ts'
import { type Accounts, password } from './account.ts'
import {
  addProduct,
  type CartInput,
  type CompleteOrderInput,
  deliveryPlaces,
  findVariant,
  orderBody,
  simpleCartLine,
  type VariantFixture,
} from './buyer.ts'
import { design, image, text, view } from './design-fixture.ts'
import { mugDraft, screenPrinting } from './products.ts'
import { askQuote } from './quotes.ts'
import type { TestShops } from './test-shops.ts'

/** Somebody whose every word can be found again. */
export const eulalia = {
  name: 'Eulalia',
  surname: 'Zacarías',
  phoneNumber: '+54 9 341 555 7731',
  company: 'Zacarías y Cía',
}
/** In lower case; a part of each thing that says who she is. */
export const traces = ['eulalia', 'zacar', '555 7731', '5557731', '17254359', 'incógnita']

export type DecoratedProduct = { mug: VariantFixture; technique: number }

/** A product that can be decorated. */
export async function openDecoratedProduct({ testShops, inPampa }: Accounts): Promise<DecoratedProduct> {
  const technique = await inPampa((tx) => saveTechnique(tx, screenPrinting()))
  const front = {
    id: 1,
    name: 'Frente',
    width_centimeters: 8,
    height_centimeters: 8,
    printing_types: [technique],
    placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.4, height: 0.4 },
  }
  const draft = mugDraft({ printing_areas: [front], printing_types: [technique] })
  return { mug: findVariant(await addProduct(testShops, 'pampa', draft), 'MUG-11-B'), technique }
}

/** Decorated with a logo, with something in her own words. */
export function printed({ mug, technique }: DecoratedProduct, logo_id: string, quantity = 60) {
  const line = simpleCartLine(mug, quantity)
  if (line.type !== 'ProductoSimple') throw new Error('a mug is a simple product')
  const view = {
    printing_area_id: 1,
    technique_id: technique,
    colours: 2,
    logo_id,
    width_centimeters: 4,
    height_centimeters: 3,
    instructions: 'Debajo: «Eulalia Zacarías»',
  }
  return { ...line, value: { ...line.value, customization: { views: [view], applicationDays: 4 } } }
}

/** An uploaded logo, whose file is there. */
export async function uploadLogo(api: Client, name = 'logo-eulalia.png'): Promise<string> {
  const create = { width: 480, height: 240, channels: 4 as const, background: '#336699' }
  const png = new Uint8Array(await sharp({ create }).png().toBuffer())
  const [logo] = await api.customization.uploadLogos({}, { files: [new File([png], name)] })
  if (!logo) throw new Error('nothing was uploaded')
  return logo.id
}

/** An order of a decorated product, full of the person. */
export async function order(api: Client, stage: DecoratedProduct, email: string, logo: string) {
  const file = await sendPaper(api, { purpose: 'purchase_order' }, 'orden-zacarias.png')
  const line = printed(stage, logo)
  const entries = await api.cart.getShoppingCartProductPrice([line])
  const { genericId: genericProductId, variantId: productId, sku } = stage.mug
  const quantity = line.value.quantity
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const quote = await api.shipping.getShippingQuote({
    products: [{ productId, genericProductId, quantity }],
    province,
    city,
    location,
  })
  const { customization } = line.value
  const row = { productId, genericProductId, sku, quantity, shoppingCartUUID: line.shoppingCartUUID }
  const products = [{ ...row, customization, hasProductBuilding: true }]
  const body = orderBody('pampa', products, entries.at(-1)?.prices, quote.all_results[0])
  await api.cart.createOrEditShoppingCart([line])
  await api.cart.putFilesShoppingCartItem({ shoppingCartUUID: line.shoppingCartUUID, files: [logo] })
  return api.checkout.completeOrder({
    ...asEulalia(body, email),
    purchaseOrder: { number: 'OC Incógnita 7', file: file.id },
  })
}

async function sendPaper(api: Client, fields: { purpose?: 'payment' | 'purchase_order' }, name: string) {
  const create = { width: 40, height: 20, channels: 3 as const, background: '#ffffff' }
  const picture = new Uint8Array(await sharp({ create }).png().toBuffer())
  return api.payments.uploadReceipt(fields, { files: [new File([picture], name)] })
}

function asEulalia(body: CompleteOrderInput, email: string): CompleteOrderInput {
  const person = { name: 'Eulalia', lastName: 'Zacarías', phone: '341 555 7731', email }
  const extra = { invoiceKind: 'responsable_inscripto', businessName: 'Zacarías y Cía', giro: '' }
  return {
    ...body,
    ...person,
    street: 'Calle Incógnita',
    streetNumber: '7',
    apartment: 'Timbre Zacarías',
    keepAddress: { label: 'Lo de Eulalia' },
    comment: 'Es para Eulalia',
    deliveryComment: 'Preguntar por Eulalia',
    orderInvoiceFK: { ...person, document: '20-17254359-7', extra },
  }
}

/** Everything that she does besides ordering, until every feature has data about her. */
export async function leaveTraces(
  { inPampa, testShops }: Accounts,
  stage: DecoratedProduct,
  api: Client,
  userId: number,
) {
  const logo = await uploadLogo(api)
  const line = printed(stage, logo)
  await api.cart.createOrEditShoppingCart([line] as CartInput)
  await api.cart.putFilesShoppingCartItem({ shoppingCartUUID: line.shoppingCartUUID, files: [logo] })
  await api.customization.saveDesign({
    ...design(stage.mug, view(stage.technique, [text('Zacarías'), image(logo, { width: 8, height: 4 })])),
    name: 'Tazón de Eulalia',
  })
  await api.favorites.updateFavoriteProduct({ genericId: stage.mug.genericId })
  const quote = await askQuote({ api }, [line], { comment: 'Que lo vea Eulalia' })
  await api.quotes.sendEmailQuote({ Id: quote.id, emails: ['jefa@zacarias.example'], message: 'Soy Eulalia' })
  await api.customers.updateProfile({ email: 'eulalia@nueva.example', currentPassword: password })
  const { email } = await api.customers.getProfile({})
  const withdrawalRequest = { orderNumber: 'El de Eulalia', name: 'Eulalia Zacarías', reason: 'Soy Eulalia' }
  await api.law.createRegretRequest({ ...withdrawalRequest, emailAddress: email })
  await api.law.createLeaveRequest({ emailAddress: email, what: 'reminders' })
  await sendPaper(api, {}, 'transferencia-eulalia.png')
  await api.law.recordConsent({ kind: 'measurement', given: true, version: '1', screen: '/pampa' })
  await inPampa((tx) =>
    sql`insert into produced_art (customer_id, key, order_id)
      values (${userId}, ${'a'.repeat(64)}, ${randomUUID()})`.execute(tx),
  )
  await inPampa((tx) =>
    sql`with sheet as (
        insert into gang_sheets (id, number, technique_id, technique_name, width_cm, gap_mm, state, length_mm, asked_by, asked_at)
        select gen_random_uuid(), coalesce(max(number), 0) + 1, 1, 'DTF', 55, 3, 'made', 400, 'Ana', now() from gang_sheets
        returning id
      ) insert into gang_sheet_orders (sheet_id, order_id, length_mm)
        select sheet.id, o.id, 400 from sheet cross join orders o where o.customer_id = ${userId}`.execute(
      tx,
    ),
  )
  await inPampa((tx) =>
    addNote(tx, { customerId: userId, text: 'Eulalia llama a la tarde', who: 'Ana', at: new Date() }),
  )
  const { database } = testShops.services
  const seller = { email: 'vendedora@pampa.example', name: 'Ana', password }
  const staff = await addPerson(database, testShops.pampa, seller, new Date())
  if (isRefusal(staff)) throw new Error(staff.refusal)
  const expiresAt = new Date(Date.now() + 60_000)
  await inPampa((tx) =>
    sql`insert into merged_customers (id, customer_id, email, full_name, merged_at, merged_by)
      values (${900_000 + userId}, ${userId}, 'eulalia@otra.example', 'Eulalia', now(), 'Ana')`.execute(tx),
  )
  await inPampa((tx) => addImpersonationLink(tx, { customerId: userId, staffId: staff.id, expiresAt }))
  await inPampa((tx) =>
    sql`insert into customer_identities (issuer, subject, customer_id, email, linked_at)
      values ('https://id.example', ${randomUUID()}, ${userId}, 'eulalia@id.example', now())`.execute(tx),
  )
}

/** Every row of every table, as text; those of shops are pampa's. */
export async function dump(testShops: TestShops): Promise<{ table: string; row: string }[]> {
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  try {
    await owner.query(`select set_config('estampa.shop', $1, false)`, [String(testShops.pampa)])
    const { rows: tables } = await owner.query<{ schema: string; name: string }>(
      `select schemaname as schema, tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const all: { table: string; row: string }[] = []
    for (const { schema, name } of tables) {
      const { rows } = await owner.query<{ row: string }>(
        `select t::text as row from "${schema}"."${name}" t`,
      )
      all.push(...rows.map(({ row }) => ({ table: name, row })))
    }
    return all
  } finally {
    await owner.end()
  }
}

/** Tables in which a customer stands by number, with how many rows of this one. */
export async function tablesOf({ inPampa }: Accounts, customerId: number): Promise<Record<string, number>> {
  const { rows } = await inPampa((tx) =>
    sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id' order by 1`.execute(tx),
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const found = await inPampa((tx) =>
      sql<{
        n: number
      }>`select count(*) as n from ${sql.table(name)} where customer_id = ${customerId}`.execute(tx),
    )
    counts[name] = found.rows[0]?.n ?? 0
  }
  return counts
}

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusal } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalCode,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { someOf } from '../../test/depth.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { logoFile } from '../../test/fixtures/pictures.ts'
import { poison, refused, sanitized } from '../../test/hostile-files.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { type ArtworkFile, saveArtwork } from './artwork.store.ts'
import { forgetPersonOf } from './personal-data.store.ts'
import { retentionTasks } from './retention.jobs.ts'

let testShops: TestShops
let buyer: Buyer
let seller: StaffMember
let goods: VariantFixture
let hands: ReturnType<typeof staffActions>
let Id: string

beforeAll(async () => {
  testShops = await openTestShops()
  buyer = await openBuyer(testShops, 'pampa')
  seller = await openStaffMember(testShops, 'pampa', 'Ana')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz de grafito', { products }))
  )[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
})
afterAll(() => testShops.close())

beforeEach(async () => {
  const placed = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 2))
  Id = placed.orderId
  await hands.force(Id, 'confirmed')
})

const show = () => buyer.api.orders.getOrderById({ Id })
const send = async (comment = '', file?: File) =>
  (await seller.api.staff.sendProof({ Id, comment }, { files: [file ?? (await logoFile('boceto.png'))] }))
    .number
const proofs = () => buyer.api.proofs

/** The codes of refused calls that were made at once; an accident has no code. */
const refusedOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.fault?.refusal] : []))

describe('a proof of how an order will be', () => {
  test('is shown to its buyer, who approves it once; only then is anything produced [ORD-01] [LIFE-04]', async () => {
    expect((await show()).actions.answerProof).toBe(false)
    expect(await send('El logo va a 8 cm')).toBe(1)
    expect(isRefusal(await hands.advance(Id, 'in_production'))).toBe(true)
    const waiting = await show()
    expect(waiting).toMatchObject({
      state: 'proof_sent',
      actions: { answerProof: true },
      proofs: [
        { number: 1, comment: 'El logo va a 8 cm', sentBy: 'Ana Ventas', answer: null, answeredAt: null },
      ],
    })
    const picture = await fetch(testShops.origin + waiting.proofs[0]?.url)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 480 })

    const approved = await proofs().approveProof({ Id, number: 1 })
    expect(approved).toMatchObject({
      state: 'proof_approved',
      actions: { answerProof: false },
      proofs: [{ answer: 'approved', answerComment: '' }],
    })
    expect(approved.history.map(({ to, who }) => [to, who]).slice(1)).toEqual([
      ['art_review', 'Ana Ventas'],
      ['proof_sent', 'Ana Ventas'],
      ['proof_approved', 'Lucía Paz'],
    ])
    expect(await proofs().approveProof({ Id, number: 1 })).toEqual(approved)
    expect(await hands.advance(Id, 'in_production')).toBe('in_production')
  })

  test('is sent back with what is to be changed, and the next one is answered instead [ORD-01]', async () => {
    await send()
    const comment = 'El logo más chico, y el azul más oscuro.'
    const rejected = await proofs().rejectProof({ Id, number: 1, comment })
    expect(rejected).toMatchObject({
      state: 'proof_rejected',
      proofs: [{ number: 1, answer: 'rejected', answerComment: comment }],
    })
    expect(rejected.history.at(-1)).toMatchObject({ to: 'proof_rejected', who: 'Lucía Paz', note: comment })
    expect(await proofs().rejectProof({ Id, number: 1, comment })).toEqual(rejected)
    expect(await refusalCode(proofs().approveProof({ Id, number: 1 }))).toBe('proof_answered')

    expect(await send('Ahora sí')).toBe(2)
    expect(await refusalCode(proofs().approveProof({ Id, number: 1 }))).toBe('proof_outdated')
    expect(await refusalCode(proofs().approveProof({ Id, number: 3 }))).toBe('not_found')
    const approved = await proofs().approveProof({ Id, number: 2 })
    expect(approved.proofs.map(({ answer }) => answer)).toEqual(['rejected', 'approved'])
    expect(approved.history.map(({ to }) => to).slice(-3)).toEqual([
      'art_review',
      'proof_sent',
      'proof_approved',
    ])
  })

  test('needs a reason to be sent back, of a thousand letters at most [ORD-01]', async () => {
    await send()
    for (const comment of ['', ' \n ', 'a'.repeat(1_001)]) {
      expect((await refusalOf(proofs().rejectProof({ Id, number: 1, comment }))).status).toBe(400)
    }
    expect((await show()).state).toBe('proof_sent')
  })

  test('takes one answer of two that race, whichever comes first [ORD-01]', async () => {
    await send()
    const answers = await Promise.allSettled([
      proofs().approveProof({ Id, number: 1 }),
      proofs().rejectProof({ Id, number: 1, comment: 'Más chico' }),
      proofs().approveProof({ Id, number: 1 }),
    ])
    const { state, history, proofs: kept } = await show()
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect(refusedOf(answers).every((code) => code === 'proof_answered')).toBe(true)
    expect(history.filter(({ from }) => from === 'proof_sent')).toHaveLength(1)
    expect(state).toBe(`proof_${kept[0]?.answer}`)
  })

  test('of two that are sent at once is one, and the other leaves no file [ORD-01]', async () => {
    const sent = await Promise.allSettled([send('uno'), send('otro')])
    expect(refusedOf(sent)).toEqual(['order_move_not_allowed'])
    expect((await show()).proofs).toHaveLength(1)
    const { files } = testShops.services.config
    if (files.driver !== 'disk') throw new Error('the tests keep their files on the disk')
    const folder = join(files.folder, `shops/${testShops.pampa}/orders/${Id}/proofs`)
    const names = (await readdir(folder)).toSorted()
    expect(names.map((name) => name.slice(36))).toEqual(['-mail.jpg', '-preview.webp', '.webp'])
  })

  test('is nobody else’s to answer, and none of an order that was called off [ORD-01]', async () => {
    await send()
    const rival = await openBuyer(testShops, 'pampa', 'bruno')
    expect(await refusalCode(rival.api.proofs.approveProof({ Id, number: 1 }))).toBe('not_found')
    expect(await refusalCode(rival.api.proofs.rejectProof({ Id, number: 1, comment: 'x' }))).toBe('not_found')
    await hands.advance(Id, 'cancelled')
    expect(await refusalCode(proofs().approveProof({ Id, number: 1 }))).toBe('order_move_not_allowed')
    expect((await show()).actions.answerProof).toBe(false)
  })

  test('is neither sent without a picture nor answered by whoever works in the shop [ORD-01] [STF-01]', async () => {
    const move = (to: 'art_review' | 'proof_sent' | 'proof_approved' | 'proof_rejected') =>
      seller.api.staff.moveOrder({ Id, to })
    expect((await move('art_review')).nextStates).toEqual(['cancelled'])
    expect(await refusalCode(move('proof_sent'))).toBe('order_move_not_allowed')
    await send()
    expect(await refusalCode(move('proof_approved'))).toBe('order_move_not_allowed')
    expect(await refusalCode(move('proof_rejected'))).toBe('order_move_not_allowed')
  })

  test('stays as it was approved, whoever writes to its row [ORD-01]', async () => {
    await send()
    await proofs().approveProof({ Id, number: 1 })
    const change = (what: ReturnType<typeof sql>) =>
      hands.inShop((tx) => sql`${what} where order_id = ${Id}`.execute(tx))
    await expect(change(sql`update order_proofs set answer = 'rejected'`)).rejects.toThrow('is evidence')
    await expect(change(sql`update order_proofs set file_key = 'x.webp'`)).rejects.toThrow('is evidence')
    await expect(change(sql`delete from order_proofs`)).rejects.toThrow('is evidence')
  })
})

describe('what the workshop sends', () => {
  test('is a picture that is written anew, or nothing is sent [ORD-01]', async () => {
    for (const [name, make] of someOf(Object.entries(refused), 4)) {
      const file = new File([new Uint8Array(await make())], 'boceto.png')
      const failure = await refusalOf(seller.api.staff.sendProof({ Id }, { files: [file] }))
      expect([name, failure.status]).toEqual([name, 422])
      expect(failure.message).not.toMatch(poison)
    }
    expect(await show()).toMatchObject({ state: 'confirmed', proofs: [] })
    const evil = await sanitized['a PNG with a page behind it']?.make()
    await send('', new File([new Uint8Array(evil ?? [])], '../../x.html'))
    const { url } = (await show()).proofs[0] ?? {}
    const kept = Buffer.from(await (await fetch(testShops.origin + url)).arrayBuffer())
    expect(kept.toString('latin1')).not.toMatch(poison)
    expect(kept.toString('latin1', 8, 12)).toBe('WEBP')
  })

  test('is the order’s own pictures where there is no file, side by side [ORD-01]', async () => {
    const sendOwn = () => seller.api.staff.sendProof({ Id, comment: 'Así quedaría' }, { files: [] })
    expect(await refusalCode(sendOwn())).toBe('artwork_not_ready')
    const files: ArtworkFile[] = []
    for (const place of [1, 2]) {
      const key = `t/${Id}-${place}.webp`
      await testShops.services.files.put(
        key,
        Buffer.from(await (await logoFile()).arrayBuffer()),
        'image/webp',
      )
      const names = { name: `Lugar ${place}`, shoppingCartUUID: Id, printing_area_id: place }
      files.push({ kind: 'picture' as const, key, preview_key: key, ...names })
    }
    await hands.inShop((tx) => saveArtwork(tx, { id: Id, revision: 0 }, [], new Date()))
    expect(await refusalCode(sendOwn())).toBe('proof_without_picture')
    await hands.inShop((tx) => saveArtwork(tx, { id: Id, revision: 0 }, files, new Date()))
    expect(await sendOwn()).toEqual({ number: 1 })
    const { url } = (await show()).proofs[0] ?? {}
    const kept = Buffer.from(await (await fetch(testShops.origin + url)).arrayBuffer())
    expect(await sharp(kept).metadata()).toMatchObject({ width: 2_000, height: 1_000 })
  })

  test('goes only to an order that waits for it: paid, decorated and not yet made [ORD-01] [LIFE-04]', async () => {
    for (const state of ['placed', 'proof_sent', 'proof_approved', 'in_production', 'delivered'] as const) {
      await hands.force(Id, state)
      expect([state, await refusalCode(send())]).toEqual([state, 'order_move_not_allowed'])
    }
    await hands.force(Id, 'confirmed', { isDecorated: false })
    expect(await refusalCode(send())).toBe('order_move_not_allowed')
    expect((await show()).proofs).toEqual([])
    const two = [await logoFile(), await logoFile()]
    expect(await refusalCode(seller.api.staff.sendProof({ Id }, { files: two }))).toBe('too_many_files')
  })
})

describe('a person who is forgotten', () => {
  const keysOf = async () =>
    (
      await hands.inShop((tx) =>
        sql<Kept>`select * from order_proofs where order_id = ${Id} order by number`.execute(tx),
      )
    ).rows
  type Kept = {
    file_key: string | null
    answer: string
    comment: string
    answer_comment: string
    answered_by: string
  }

  test('leaves the proof that they approved as long as the invoice, and none of their words [ORD-01] [LAW-07]', async () => {
    await send('Para Lucía')
    await proofs().rejectProof({ Id, number: 1, comment: 'Dice Lucia sin tilde' })
    await send('Con tilde')
    await proofs().approveProof({ Id, number: 2 })
    await buyer.api.orders.sendOrderMessage({ Id, text: 'Soy Lucía' })
    const [first, second] = await keysOf()
    await hands.force(Id, 'delivered')
    const gone = await hands.inShop(async (tx) => {
      await sql`update customers set closed_at = now() where id = ${buyer.customerId}`.execute(tx)
      const keys = await forgetPersonOf(tx, Id)
      await sql`update customers set closed_at = null where id = ${buyer.customerId}`.execute(tx)
      return keys
    })
    expect(gone).toContain(first?.file_key)
    expect(gone).not.toContain(second?.file_key)
    const kept = await keysOf()
    expect(kept.map(({ answer, file_key }) => [answer, file_key])).toEqual([
      ['rejected', null],
      ['approved', second?.file_key],
    ])
    expect(
      kept.map(({ comment, answer_comment, answered_by }) => [comment, answer_comment, answered_by]),
    ).toEqual([
      ['', '', 'Cliente'],
      ['', '', 'Cliente'],
    ])
    expect(await refusalCode(seller.api.staff.getOrderMessages({ Id }))).toBe('not_found')
    const inYears = (years: number) => new Date(Date.now() + years * 365.25 * 24 * 3_600_000)
    const papers = (years: number) =>
      retentionTasks.forget_papers?.({}, { ...testShops.services, now: () => inYears(years) })
    await papers(9.9)
    expect((await keysOf())[1]?.file_key).toBe(second?.file_key)
    await papers(10.1)
    expect((await keysOf())[1]).toMatchObject({ file_key: null, answer: 'approved' })
  })
})

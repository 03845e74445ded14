import { documentRetentionYears } from '@estampa/domain/customers'
import { sql } from 'kysely'
import type { Services } from '../http/services.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { forgetPersonOf, isOver } from './personal-data.ts'
import { forgetProofs } from './proofs.store.ts'

/**
 * Every night: invoices of forgotten people that the law no longer asks for lose their names and the proofs that
 * they approved, and so does an order that was placed in the instant in which its account was deleted.
 */
const forgetPapers: Job<Services> = async (_payload, { database, shops, now }) => {
  await settleEach(await shops.all(), async (shop) => {
    const before = now()
    before.setFullYear(before.getFullYear() - documentRetentionYears[shop.config.environment])
    await database.inShop(shop.id, async (tx) => {
      const { rows: ownerless } = await sql<{ id: string }>`
        select o.id from orders o
        where o.person_forgotten_at is null and ${isOver}
          and not exists (select from customers c where c.id = o.customer_id)`.execute(tx)
      for (const { id } of ownerless) {
        const keys = await forgetPersonOf(tx, id)
        if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
      }
      const { rows: old } = await sql<{ id: string }>`
        select o.id from orders o where o.person_forgotten_at is not null and o.placed_at < ${before}
          and exists (select from order_proofs p where p.shop_id = o.shop_id and p.order_id = o.id
            and p.file_key is not null)`.execute(tx)
      for (const { id } of old) {
        await enqueue(tx, 'forget_files', { keys: await forgetProofs(tx, id, 'all') })
      }
      await sql`
        update orders set document = jsonb_set(document, '{orderInvoiceFK}', (document -> 'orderInvoiceFK')
          || '{"name": "", "lastName": "", "document": "", "direction": "", "extra": {}}')
        where person_forgotten_at is not null and placed_at < ${before}
          and document #>> '{orderInvoiceFK,document}' <> ''`.execute(tx)
    })
  })
}

export const retentionTasks: Record<string, Job<Services>> = { forget_papers: forgetPapers }

import { quoteNumber } from '@estampa/domain/quotes'
import { sql } from 'kysely'
import type { PersonalData } from '../customers/personal-data.ts'
import { dropQuotePictures } from './quote-pictures.store.ts'

/** A person's quotes. Those that became orders keep their money; the others go whole. */
export const quotesPersonalData: PersonalData = {
  name: 'quotes',
  async gather(tx, { id }) {
    const { rows } = await sql<{ number: number }>`
      select q.number, q.version, q.state, q.contact, q.comment, q.answer ->> 'note' as answer, q.currency, q.total, q.accepted_by, q.created_at,
        q.expires_at, q.order_id,
        (select jsonb_agg(jsonb_build_object('product', l.line->'generic'->>'name', 'quantity', l.quantity,
          'decorations', to_jsonb(l.decorations), 'total', l.total) order by l.position)
          from quote_lines l where l.shop_id = q.shop_id and l.quote_id = q.id) as lines,
        (select coalesce(jsonb_agg(jsonb_build_object('to', m.recipient, 'message', m.message, 'at', m.asked_at)
          order by m.asked_at), '[]') from quote_mails m where m.shop_id = q.shop_id and m.quote_id = q.id) as mails
      from quotes q where q.customer_id = ${id} order by q.number, q.version`.execute(tx)
    return rows.map((row) => ({ ...row, number: quoteNumber(row.number) }))
  },
  async erase(tx, { id }) {
    const keys = await dropQuotePictures(tx, { customerId: id })
    await sql`delete from quotes where customer_id = ${id} and state <> 'converted'`.execute(tx)
    await sql`delete from quote_mails where customer_id = ${id}`.execute(tx)
    await sql`select forget_quote_names(${id})`.execute(tx)
    const nobody = { name: '', email: '', phone: '', company: '' }
    await sql`update quotes set contact = ${JSON.stringify(nobody)}::jsonb, comment = '', accepted_by = null,
      answer = answer || '{"note": ""}'
      where customer_id = ${id}`.execute(tx)
    return keys
  },
}

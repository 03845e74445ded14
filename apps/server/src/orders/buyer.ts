import { sql } from 'kysely'

/**
 * The name of who bought, in a query of `orders`: the account's person. The invoice may be made out to somebody
 * else, and counts only where the account has given no name or is gone.
 */
export const buyerNameOf = sql<string>`coalesce((select nullif(c.full_name, '') from customers c
    where c.shop_id = orders.shop_id and c.id = orders.customer_id),
  trim(concat_ws(' ', orders.document #>> '{orderInvoiceFK,name}', orders.document #>> '{orderInvoiceFK,lastName}')))`

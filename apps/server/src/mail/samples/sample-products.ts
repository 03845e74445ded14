import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export type SampleProduct = { name: string; picture: string | null }

const invented: readonly SampleProduct[] = [
  { name: 'Tazón de cerámica Aurora', picture: null },
  { name: 'Cuaderno A5 de tapa dura', picture: null },
]

/** Two products as the shop shows them; where it has none, two that might be. */
export async function listSampleProducts(tx: Tx): Promise<SampleProduct[]> {
  const { rows } = await sql<SampleProduct>`
    select name, card -> 'featured_img' ->> 'image_url' as picture from generics
    where published and card -> 'featured_img' ->> 'image_url' is not null
    order by featured desc, id limit 2`.execute(tx)
  return invented.map((one, index) => rows[index] ?? one)
}

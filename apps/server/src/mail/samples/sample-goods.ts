import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export type SampleGoods = { name: string; picture: string | null }

const invented: readonly SampleGoods[] = [
  { name: 'Tazón de cerámica Aurora', picture: null },
  { name: 'Cuaderno A5 de tapa dura', picture: null },
]

/** Two products as the shop shows them; where it has none, two that might be. */
export async function listSampleGoods(tx: Tx): Promise<SampleGoods[]> {
  const { rows } = await sql<SampleGoods>`
    select name, card -> 'featured_img' ->> 'image_url' as picture from generics
    where published and card -> 'featured_img' ->> 'image_url' is not null
    order by featured desc, id limit 2`.execute(tx)
  return invented.map((one, index) => rows[index] ?? one)
}

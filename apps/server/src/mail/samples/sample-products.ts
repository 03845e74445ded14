import { listPicturedProducts } from '../../catalog/cards.store.ts'
import type { Tx } from '../../db/database.ts'

export type SampleProduct = { name: string; picture: string | null }

const invented: readonly SampleProduct[] = [
  { name: 'Tazón de cerámica Aurora', picture: null },
  { name: 'Cuaderno A5 de tapa dura', picture: null },
]

/** Two products as the shop shows them; where it has none, two that might be. */
export async function listSampleProducts(tx: Tx): Promise<SampleProduct[]> {
  const pictured = await listPicturedProducts(tx, invented.length)
  return invented.map((one, index) => pictured[index] ?? one)
}

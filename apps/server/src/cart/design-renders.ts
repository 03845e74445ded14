import type { LineItem } from '@estampa/domain/cart'
import type { Config } from '../config.ts'
import { listDesignPictures } from '../customization/designs.store.ts'
import type { Tx } from '../db/database.ts'
import { signedAddress } from '../files/signed-addresses.ts'

const designOf = (line: LineItem) => line.customization?.views.find((view) => view.design_id)?.design_id

/** Fresh addresses of the pictures of saved designs, by the uuid of their line. */
export async function designRenders(
  tx: Tx,
  { config, now }: { config: Config; now: Date },
  customerId: number,
  lines: readonly LineItem[],
): Promise<Map<string, string>> {
  const ids = [...new Set(lines.flatMap((line) => designOf(line) ?? []))]
  const pictures = await listDesignPictures(tx, customerId, ids)
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [first] = pictures.get(designOf(line) ?? '') ?? []
      return first ? [[line.shoppingCartUUID, signedAddress(config, first.preview_key, now)]] : []
    }),
  )
}

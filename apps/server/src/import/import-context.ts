import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { Network } from './pictures/fetch-bytes.ts'
import type { Terminal } from './progress-bar.ts'

/** The shop that a catalog is imported into, opened by whoever runs the import. */
export type ShopForImport = {
  readonly services: Services
  readonly shop: Shop
  /** Lets the planner know the new rows: stale plans on freshly filled tables cost four times as much. */
  analyze(): Promise<void>
  close(): Promise<void>
}

export type ImportContext = {
  readonly open: (shop: string) => Promise<ShopForImport>
  readonly screen: Terminal
  readonly network?: Network
}

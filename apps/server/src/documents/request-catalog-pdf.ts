import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'
import { type CatalogPdf, claimCatalogPdf, findCatalogPdf, findFamilyId, WHOLE } from './catalog-pdf.store.ts'

/** How far the catalog is that shows the shop as it is now; whoever asks first has it made, for all. */
export async function requestCatalogPdf(
  tx: Tx,
  { services, shop }: { services: Services; shop: Shop },
  /** Last segment of its address; undefined: all. */
  url: string | undefined,
): Promise<CatalogPdf | Refusal<'not_found'>> {
  const family = url === undefined ? WHOLE : await findFamilyId(tx, url)
  if (family === undefined) return refuse('not_found')
  const kept = await findCatalogPdf(tx, family)
  const isGone = kept?.state === 'ready' && !(await services.files.has(kept.key ?? ''))
  const request = { family, version: shop.version, now: services.now(), isGone }
  if (await claimCatalogPdf(tx, request)) {
    await enqueueInTurn(tx, `catalogs ${shop.id}`, 'catalog_paper', { shop: shop.id, family })
  }
  return (await findCatalogPdf(tx, family)) ?? refuse('not_found')
}

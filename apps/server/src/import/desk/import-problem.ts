import { sentenceOf } from '@estampa/contract/refusals'
import { localeOf } from '@estampa/domain/countries'
import { refuseQuota } from '@estampa/domain/shops'
import { quotaFault } from '../../db/quota-fault.ts'
import type { Shop } from '../../http/shop.ts'
import { NotFetched } from '../pictures/fetch-bytes.ts'
import { CannotImport } from '../read/source.ts'

/** What people read where an import ended early; undefined: it is a fault of ours. */
export function importProblem(error: unknown, shop: Pick<Shop, 'config'>): string | undefined {
  const quota = quotaFault(error)
  if (quota) return sentenceOf(refuseQuota(quota.kind, quota.most), localeOf(shop.config.environment))
  return error instanceof CannotImport || error instanceof NotFetched ? error.message : undefined
}

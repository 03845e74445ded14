import { type QuotaKind, quotaKinds } from '@estampa/domain/shops'
import { z } from 'zod'

/** The state that `add_usage` raises (migration 0641). */
const QUOTA = 'QUOTA'
const Detail = z.object({ kind: z.enum(quotaKinds), most: z.number() })

/** Which quota of a shop the database kept; undefined: it is another fault. */
export function quotaFault(error: unknown): { kind: QuotaKind; most: number } | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, detail } = error as { code?: string; detail?: string }
  return code === QUOTA ? Detail.parse(JSON.parse(detail ?? '')) : undefined
}

import type { CallResult } from '@estampa/contract/client'
import type { staffOrderRuns } from '@estampa/contract/staff'

export type WholeRun = CallResult<(typeof staffOrderRuns)['getOrderRun']>
export type RunPreview = CallResult<(typeof staffOrderRuns)['previewOrderRun']>
export type RunState = WholeRun['to']

/** Where many orders can go at once, in the order of an order's life. */
export const runStates: readonly RunState[] = [
  'confirmed',
  'art_review',
  'in_production',
  'ready',
  'shipped',
  'delivered',
]

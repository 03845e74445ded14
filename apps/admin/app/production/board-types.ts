import type { CallResult } from '@estampa/contract/client'
import type { staffProduction } from '@estampa/contract/staff'

export type ProductionBoard = CallResult<(typeof staffProduction)['getProductionBoard']>
export type ProductionCard = ProductionBoard['cards'][number]

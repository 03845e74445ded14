import type { CallResult } from '@estampa/contract/client'
import type { staffProduction } from '@estampa/contract/staff'

export type TechniqueStages = CallResult<(typeof staffProduction)['getProductionStages']>

export const stagesKey = (shop: string) => [shop, 'workshop', 'stages'] as const

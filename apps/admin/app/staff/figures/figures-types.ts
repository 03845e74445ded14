import type { CallResult } from '@estampa/contract/client'
import type { staff } from '@estampa/contract/staff'

export type SalesFigures = CallResult<(typeof staff)['getSales']>
export type SalesPart = SalesFigures['parts'][number]
export type GroupFigures = CallResult<(typeof staff)['getSalesBy']>
export type QuoteFigures = CallResult<(typeof staff)['getQuoteFigures']>
export type RunningOutFigures = CallResult<(typeof staff)['getRunningOut']>

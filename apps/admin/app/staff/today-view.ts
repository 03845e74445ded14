import type { CallResult } from '@estampa/contract/client'
import type { staffToday } from '@estampa/contract/staff'

export type TodayView = CallResult<(typeof staffToday)['getToday']>

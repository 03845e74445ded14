import type { operator } from '@estampa/contract/operator'
import { findHealth } from '../../staff/installation-health.ts'
import type { OperatorHandlers } from '../calls.ts'

type Calls = Pick<typeof operator, 'getHealth'>

export const healthHandlers: OperatorHandlers<Calls> = {
  getHealth: ({ services }) => findHealth(services),
}

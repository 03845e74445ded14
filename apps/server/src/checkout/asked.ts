import type { CompleteOrderInput } from '@estampa/contract/checkout'
import type { z } from 'zod'
import type { Shop } from '../shops/shop-directory.ts'
import type { Wish } from './once.ts'

/** What the body of the call says. */
export type Input = z.output<typeof CompleteOrderInput>
/** A customer's wish to order, as it arrived. */
export type Asked = { shop: Shop; customerId: number; input: Input; wish: Wish; now: Date }

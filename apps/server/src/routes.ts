import type { Route } from './http/context.ts'
import { shopsRoutes } from './shops/shops.routes.ts'

/** Every call that the server answers, by feature, in the order of the tower. */
export const routes: readonly Route[] = [...shopsRoutes]

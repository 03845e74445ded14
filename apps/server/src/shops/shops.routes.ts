import { shops } from '@estampa/contract/shops'
import { handle } from '../http/context.ts'

export const shopsRoutes = handle('shops', shops, {
  getConfig: async ({ shop }) => shop.config,
})

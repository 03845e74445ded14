export { guardReloads } from './vite/guard-reloads.ts'
export { omitRouterFeatures } from './vite/omit-router-features.ts'

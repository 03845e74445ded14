export { letterIcon } from './theme/letter-icon.ts'
export { themeStyle } from './theme/shop-color.ts'
export type { PageSurfaceName } from './theme/surfaces.ts'
export { templateOutlines } from './theme/template-outlines.ts'

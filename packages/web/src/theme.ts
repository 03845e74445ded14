export { letterIcon } from './theme/letter-icon.ts'
export { themePropertiesOf, themeStyle } from './theme/shop-color.ts'
export { surfaces } from './theme/surfaces.ts'
export { templateOutlines } from './theme/template-outlines.ts'

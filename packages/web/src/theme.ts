export { homeOrders } from './theme/home-orders.ts'
export { letterIcon } from './theme/letter-icon.ts'
export { templateStyle, themeStyle } from './theme/shop-color.ts'

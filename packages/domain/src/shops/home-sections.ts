/** The blocks of the home page below its banners. Each template has an order of its own; a shop may choose another. */
export const homeSections = [
  'categories',
  'featured',
  'how',
  'trending',
  'occasions',
  'clients',
  'contact',
] as const
export type HomeSection = (typeof homeSections)[number]

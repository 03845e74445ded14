import type { TemplateId } from '../shops.ts'

/** How people call the looks that a shop can choose from. */
export const templateNames: Record<TemplateId, string> = {
  1: 'Clásica',
  2: 'Boutique',
  3: 'Mayorista',
  4: 'Industrial',
  5: 'Catálogo',
  6: 'Textil',
  7: 'Corporativa',
  8: 'Eco',
  9: 'Joven',
  10: 'Premium',
}

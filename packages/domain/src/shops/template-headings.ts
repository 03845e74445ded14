import type { TemplateId } from '../shops.ts'

/** How a heading of a section is set. */
export type HeadingVariant = 'plain' | 'ruled' | 'centered' | 'poster'

export const templateHeadings: Record<TemplateId, HeadingVariant> = {
  1: 'plain',
  2: 'centered',
  3: 'ruled',
  4: 'ruled',
  5: 'ruled',
  6: 'poster',
  7: 'plain',
  8: 'plain',
  9: 'poster',
  10: 'centered',
}

/**
 * A design is a row of variants, not a folder of copies. A variant is one component with options,
 * used by several rows; fonts, radius, shadow and grounds of a template are tokens in templates.css.
 */
export type TemplateId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

export type Template = {
  name: string
  navbar: 'two-rows'
  search: 'wide'
  banner: 'slider'
  featured: 'grid'
  categories: 'round'
  footer: 'columns'
  /** Categories stand at the side of the page instead of in the navbar. */
  sidebar: boolean
  /** The title of the categories' drop-down in the navbar; null: they are in the sidebar only. */
  categoriesDrop: 'categories' | 'categories_menu' | null
}

const classic = {
  navbar: 'two-rows',
  search: 'wide',
  banner: 'slider',
  featured: 'grid',
  categories: 'round',
  footer: 'columns',
  sidebar: false,
  categoriesDrop: 'categories',
} as const satisfies Omit<Template, 'name'>

export const templates: Record<TemplateId, Template> = {
  1: { name: 'Clásica', ...classic },
  2: { name: 'Boutique', ...classic },
  3: { name: 'Mayorista', ...classic },
  4: { name: 'Industrial', ...classic, sidebar: true },
  5: { name: 'Catálogo', ...classic, sidebar: true, categoriesDrop: null },
  6: { name: 'Textil', ...classic },
  7: { name: 'Corporativa', ...classic, sidebar: true, categoriesDrop: null },
  8: { name: 'Eco', ...classic, categoriesDrop: 'categories_menu' },
  9: { name: 'Joven', ...classic, categoriesDrop: 'categories_menu' },
  10: { name: 'Premium', ...classic },
}

const isTemplateId = (id: number): id is TemplateId => Object.hasOwn(templates, id)

export function templateOf(id: number | undefined): Template {
  return templates[id !== undefined && isTemplateId(id) ? id : 1]
}

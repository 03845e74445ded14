/**
 * A design is a row of this table, not a folder of copies. Each look is one component with options that
 * several rows share; fonts, radius, shadow and density of a row are tokens in templates.css, its ground and
 * the shop's colour on it come from theme.ts.
 */
import type { GroundName } from './grounds.ts'

export type TemplateId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** `dark` and `brand` turn a band of the page into another ground. */
export type Tone = 'paper' | 'dark' | 'brand'

export type NavbarRow =
  | { look: 'two-rows'; tone: Tone; contactBar: boolean }
  | { look: 'centred'; tone: Tone; overBanner: boolean }
  | { look: 'one-row'; tone: Tone }

export type SearchRow =
  | { look: 'wide'; byCategory: boolean }
  | { look: 'inline' }
  | { look: 'icon'; opens: 'line' | 'page' }

export type BannerRow =
  | { look: 'slider'; shape: 'framed' | 'bleed' }
  | { look: 'split'; tone: Tone; aside: 'picture' | 'contact' }
  | { look: 'mosaic'; shape: 'strip' | 'tiles' | 'blocks' }

export type ProductsLook = 'grid' | 'showcase' | 'rows' | 'mosaic' | 'carousel'

export type CategoriesRow =
  | { look: 'round' }
  | { look: 'tiles'; shape: 'tall' | 'wide' }
  | { look: 'index' }
  | { look: 'words'; size: 'chips' | 'big' }

export type FooterRow = { look: 'columns' | 'band' | 'compact' | 'contact'; tone: Tone }

/** `full` shows code, minimum and stock; `quiet` only name and price; `material` what it is made of. */
export type CardRow = {
  look: 'plain' | 'line' | 'tint'
  details: 'full' | 'quiet'
  picture: 'square' | 'tall'
}

export type SidebarRow = { look: 'counts' | 'accordion' | 'icons' }

export type HomeSection = 'categories' | 'featured' | 'how' | 'trending' | 'occasions' | 'contact'

export type Template = {
  name: string
  ground: GroundName
  navbar: NavbarRow
  search: SearchRow
  banner: BannerRow
  featured: ProductsLook
  trending: ProductsLook
  categories: CategoriesRow
  footer: FooterRow
  card: CardRow
  /** How lists show their products. */
  list: 'grid' | 'rows'
  /** Categories stand at the side of the page instead of in the navbar. */
  sidebar: SidebarRow | null
  /** The title of the categories' drop-down in the navbar; null: they are in the sidebar only. */
  categoriesDrop: 'categories' | 'categories_menu' | null
  home: readonly HomeSection[]
}

const usual: readonly HomeSection[] = ['categories', 'featured', 'how', 'trending', 'occasions', 'contact']

export const templates: Record<TemplateId, Template> = {
  1: {
    name: 'Clásica',
    ground: 'white',
    navbar: { look: 'two-rows', tone: 'paper', contactBar: false },
    search: { look: 'wide', byCategory: false },
    banner: { look: 'slider', shape: 'framed' },
    featured: 'grid',
    trending: 'grid',
    categories: { look: 'round' },
    footer: { look: 'columns', tone: 'paper' },
    card: { look: 'plain', details: 'full', picture: 'square' },
    list: 'grid',
    sidebar: null,
    categoriesDrop: 'categories',
    home: usual,
  },
  2: {
    name: 'Boutique',
    ground: 'linen',
    navbar: { look: 'centred', tone: 'paper', overBanner: false },
    search: { look: 'icon', opens: 'line' },
    banner: { look: 'split', tone: 'paper', aside: 'picture' },
    featured: 'showcase',
    trending: 'carousel',
    categories: { look: 'tiles', shape: 'tall' },
    footer: { look: 'band', tone: 'brand' },
    card: { look: 'plain', details: 'quiet', picture: 'tall' },
    list: 'grid',
    sidebar: null,
    categoriesDrop: 'categories',
    home: ['featured', 'categories', 'trending', 'how', 'contact'],
  },
  3: {
    name: 'Mayorista',
    ground: 'steel',
    navbar: { look: 'two-rows', tone: 'paper', contactBar: true },
    search: { look: 'wide', byCategory: true },
    banner: { look: 'mosaic', shape: 'strip' },
    featured: 'rows',
    trending: 'rows',
    categories: { look: 'index' },
    footer: { look: 'columns', tone: 'dark' },
    card: { look: 'line', details: 'full', picture: 'square' },
    list: 'rows',
    sidebar: null,
    categoriesDrop: 'categories',
    home: ['featured', 'categories', 'trending', 'how', 'contact'],
  },
  4: {
    name: 'Industrial',
    ground: 'steel',
    navbar: { look: 'two-rows', tone: 'dark', contactBar: false },
    search: { look: 'inline' },
    banner: { look: 'split', tone: 'dark', aside: 'picture' },
    featured: 'mosaic',
    trending: 'grid',
    categories: { look: 'round' },
    footer: { look: 'compact', tone: 'dark' },
    card: { look: 'line', details: 'full', picture: 'square' },
    list: 'grid',
    sidebar: { look: 'counts' },
    categoriesDrop: 'categories',
    home: ['categories', 'featured', 'trending', 'how', 'contact'],
  },
  5: {
    name: 'Catálogo',
    ground: 'sheet',
    navbar: { look: 'one-row', tone: 'paper' },
    search: { look: 'inline' },
    banner: { look: 'mosaic', shape: 'tiles' },
    featured: 'rows',
    trending: 'carousel',
    categories: { look: 'index' },
    footer: { look: 'contact', tone: 'paper' },
    card: { look: 'line', details: 'full', picture: 'square' },
    list: 'rows',
    sidebar: { look: 'accordion' },
    categoriesDrop: null,
    home: ['categories', 'featured', 'trending', 'how', 'contact'],
  },
  6: {
    name: 'Textil',
    ground: 'white',
    navbar: { look: 'centred', tone: 'paper', overBanner: true },
    search: { look: 'icon', opens: 'line' },
    banner: { look: 'slider', shape: 'bleed' },
    featured: 'carousel',
    trending: 'grid',
    categories: { look: 'tiles', shape: 'wide' },
    footer: { look: 'band', tone: 'dark' },
    card: { look: 'plain', details: 'full', picture: 'tall' },
    list: 'grid',
    sidebar: null,
    categoriesDrop: 'categories',
    home: ['featured', 'categories', 'trending', 'how', 'occasions', 'contact'],
  },
  7: {
    name: 'Corporativa',
    ground: 'cool',
    navbar: { look: 'one-row', tone: 'paper' },
    search: { look: 'wide', byCategory: false },
    banner: { look: 'split', tone: 'paper', aside: 'contact' },
    featured: 'grid',
    trending: 'carousel',
    categories: { look: 'round' },
    footer: { look: 'columns', tone: 'dark' },
    card: { look: 'line', details: 'full', picture: 'square' },
    list: 'grid',
    sidebar: { look: 'icons' },
    categoriesDrop: null,
    home: ['categories', 'how', 'featured', 'trending', 'contact'],
  },
  8: {
    name: 'Eco',
    ground: 'kraft',
    navbar: { look: 'one-row', tone: 'paper' },
    search: { look: 'wide', byCategory: false },
    banner: { look: 'mosaic', shape: 'tiles' },
    featured: 'grid',
    trending: 'carousel',
    categories: { look: 'words', size: 'chips' },
    footer: { look: 'contact', tone: 'brand' },
    card: { look: 'tint', details: 'full', picture: 'square' },
    list: 'grid',
    sidebar: null,
    categoriesDrop: 'categories_menu',
    home: ['categories', 'featured', 'how', 'trending', 'contact'],
  },
  9: {
    name: 'Joven',
    ground: 'pop',
    navbar: { look: 'one-row', tone: 'brand' },
    search: { look: 'icon', opens: 'page' },
    banner: { look: 'mosaic', shape: 'blocks' },
    featured: 'mosaic',
    trending: 'carousel',
    categories: { look: 'words', size: 'big' },
    footer: { look: 'band', tone: 'brand' },
    card: { look: 'tint', details: 'quiet', picture: 'square' },
    list: 'grid',
    sidebar: null,
    categoriesDrop: 'categories_menu',
    home: ['featured', 'categories', 'trending', 'occasions', 'how', 'contact'],
  },
  10: {
    name: 'Premium',
    ground: 'night',
    navbar: { look: 'centred', tone: 'paper', overBanner: false },
    search: { look: 'icon', opens: 'line' },
    banner: { look: 'slider', shape: 'bleed' },
    featured: 'showcase',
    trending: 'carousel',
    categories: { look: 'tiles', shape: 'tall' },
    footer: { look: 'compact', tone: 'paper' },
    card: { look: 'plain', details: 'quiet', picture: 'tall' },
    list: 'grid',
    sidebar: null,
    categoriesDrop: 'categories',
    home: ['featured', 'categories', 'trending', 'how', 'contact'],
  },
}

const isTemplateId = (id: number): id is TemplateId => Object.hasOwn(templates, id)

/** An unknown number is the first. */
export function templateIdOf(id: number | undefined): TemplateId {
  return id !== undefined && isTemplateId(id) ? id : 1
}

export function templateOf(id: number | undefined): Template {
  return templates[templateIdOf(id)]
}

/**
 * A template is a row of this table, not a folder of copies. Each variant is one component with options that
 * several rows share; fonts, radius, shadow and density of a row are tokens in templates.css. Its ground and the order
 * of its home page are its outline in @estampa/web/theme, which the office knows too.
 */
import type { TemplateId } from '@estampa/domain/shops'

/** `dark` and `brand` turn a band of the page into another ground. */
export type SectionTheme = 'paper' | 'dark' | 'brand'

export type NavbarTemplate =
  | { variant: 'two-rows'; theme: SectionTheme; contactBar: boolean }
  | { variant: 'centered'; theme: SectionTheme; overBanner: boolean }
  | { variant: 'one-row'; theme: SectionTheme }

export type SearchTemplate =
  | { variant: 'wide'; byCategory: boolean }
  | { variant: 'inline' }
  | { variant: 'icon'; opens: 'line' | 'page' }

export type BannerTemplate =
  | { variant: 'slider'; shape: 'framed' | 'bleed' }
  | { variant: 'split'; theme: SectionTheme; aside: 'picture' | 'contact' }
  | { variant: 'mosaic'; shape: 'strip' | 'tiles' | 'blocks' }

/** `lookbook` is a carousel of large pictures; `captioned` shows few products, each beside its own words. */
export type ProductsVariant = 'grid' | 'showcase' | 'rows' | 'mosaic' | 'carousel' | 'lookbook' | 'captioned'

/** How the titles of the home page stand: alone, in the middle, under a strong line or as large as a poster. */
export type HeadingVariant = 'plain' | 'centered' | 'ruled' | 'poster'

/** The three steps from a product to its delivery. */
export type HowTemplate =
  | { variant: 'drawings'; shape: 'lined' | 'round' }
  | { variant: 'numbers'; size: 'fine' | 'heavy' }
  | { variant: 'timeline' }
  | { variant: 'blocks'; theme: SectionTheme }

/** The words of a shop about what it is good for: occasions in a line or as large as a poster, or what it promises. */
export type OccasionsTemplate = { variant: 'words'; size: 'small' | 'big' } | { variant: 'promises' }

/** `cover` draws the first page of the file. */
export type CatalogFileTemplate =
  | { variant: 'line' }
  | { variant: 'cover' }
  | { variant: 'band'; theme: SectionTheme }

/** The invitation to write to the shop; null where the footer begins with it. */
export type ContactTemplate =
  | { variant: 'card' }
  | { variant: 'sentence' }
  | { variant: 'band'; theme: SectionTheme }

export type CategoriesTemplate =
  | { variant: 'round' }
  | { variant: 'tiles'; shape: 'tall' | 'wide' }
  | { variant: 'index' }
  | { variant: 'words'; size: 'chips' | 'big' }

/** How all categories open: under their button, over the width of the page, or over all of it. */
export type MenuTemplate =
  | { variant: 'panel' }
  | { variant: 'mega' }
  | { variant: 'screen'; theme: SectionTheme }

export type FooterTemplate = { variant: 'columns' | 'band' | 'compact' | 'contact'; theme: SectionTheme }

/** `full` shows code, minimum and stock; `quiet` only name and price. */
export type CardTemplate = {
  variant: 'plain' | 'line' | 'tint'
  details: 'full' | 'quiet'
  /** What tells products apart: how they are decorated, what they are made of, or what so many of them cost. */
  marks: 'techniques' | 'materials' | 'tiers'
  picture: 'square' | 'tall'
}

export type SidebarTemplate = { variant: 'counts' | 'accordion' | 'icons' }

export type Template = {
  navbar: NavbarTemplate
  menu: MenuTemplate
  search: SearchTemplate
  banner: BannerTemplate
  featured: ProductsVariant
  trending: ProductsVariant
  categories: CategoriesTemplate
  heading: HeadingVariant
  how: HowTemplate
  occasions: OccasionsTemplate
  catalogFile: CatalogFileTemplate
  contact: ContactTemplate | null
  footer: FooterTemplate
  card: CardTemplate
  /** The variant of product lists; `large` has fewer and larger pictures in a row than `grid`, `lettered` goes from A to Z. */
  list: 'grid' | 'large' | 'rows' | 'lettered'
  /** Categories stand at the side of the page instead of in the navbar. */
  sidebar: SidebarTemplate | null
  /** The title of the categories' drop-down in the navbar; null: they are in the sidebar only. */
  categoriesDrop: 'categories' | 'categories_menu' | null
}

export const templates: Record<TemplateId, Template> = {
  1: {
    navbar: { variant: 'two-rows', theme: 'paper', contactBar: false },
    menu: { variant: 'panel' },
    search: { variant: 'wide', byCategory: false },
    banner: { variant: 'slider', shape: 'framed' },
    featured: 'grid',
    trending: 'grid',
    categories: { variant: 'round' },
    heading: 'plain',
    how: { variant: 'drawings', shape: 'lined' },
    occasions: { variant: 'words', size: 'small' },
    catalogFile: { variant: 'line' },
    contact: { variant: 'card' },
    footer: { variant: 'columns', theme: 'paper' },
    card: { variant: 'plain', details: 'full', marks: 'techniques', picture: 'square' },
    list: 'grid',
    sidebar: null,
    categoriesDrop: 'categories',
  },
  2: {
    navbar: { variant: 'centered', theme: 'paper', overBanner: false },
    menu: { variant: 'panel' },
    search: { variant: 'icon', opens: 'line' },
    banner: { variant: 'split', theme: 'paper', aside: 'picture' },
    featured: 'showcase',
    trending: 'lookbook',
    categories: { variant: 'tiles', shape: 'tall' },
    heading: 'centered',
    how: { variant: 'numbers', size: 'fine' },
    occasions: { variant: 'words', size: 'small' },
    catalogFile: { variant: 'cover' },
    contact: { variant: 'sentence' },
    footer: { variant: 'band', theme: 'brand' },
    card: { variant: 'plain', details: 'quiet', marks: 'techniques', picture: 'tall' },
    list: 'large',
    sidebar: null,
    categoriesDrop: 'categories',
  },
  3: {
    navbar: { variant: 'two-rows', theme: 'paper', contactBar: true },
    menu: { variant: 'mega' },
    search: { variant: 'wide', byCategory: true },
    banner: { variant: 'mosaic', shape: 'strip' },
    featured: 'rows',
    trending: 'rows',
    categories: { variant: 'index' },
    heading: 'ruled',
    how: { variant: 'timeline' },
    occasions: { variant: 'promises' },
    catalogFile: { variant: 'line' },
    contact: { variant: 'band', theme: 'dark' },
    footer: { variant: 'columns', theme: 'dark' },
    card: { variant: 'line', details: 'full', marks: 'tiers', picture: 'square' },
    list: 'rows',
    sidebar: null,
    categoriesDrop: 'categories',
  },
  4: {
    navbar: { variant: 'two-rows', theme: 'dark', contactBar: false },
    menu: { variant: 'mega' },
    search: { variant: 'inline' },
    banner: { variant: 'split', theme: 'dark', aside: 'picture' },
    featured: 'mosaic',
    trending: 'grid',
    categories: { variant: 'round' },
    heading: 'ruled',
    how: { variant: 'numbers', size: 'heavy' },
    occasions: { variant: 'promises' },
    catalogFile: { variant: 'band', theme: 'dark' },
    contact: { variant: 'band', theme: 'brand' },
    footer: { variant: 'compact', theme: 'dark' },
    card: { variant: 'line', details: 'full', marks: 'techniques', picture: 'square' },
    list: 'grid',
    sidebar: { variant: 'counts' },
    categoriesDrop: 'categories',
  },
  5: {
    navbar: { variant: 'one-row', theme: 'paper' },
    menu: { variant: 'panel' },
    search: { variant: 'inline' },
    banner: { variant: 'mosaic', shape: 'tiles' },
    featured: 'captioned',
    trending: 'rows',
    categories: { variant: 'index' },
    heading: 'ruled',
    how: { variant: 'timeline' },
    occasions: { variant: 'words', size: 'small' },
    catalogFile: { variant: 'cover' },
    contact: null,
    footer: { variant: 'contact', theme: 'paper' },
    card: { variant: 'line', details: 'full', marks: 'techniques', picture: 'square' },
    list: 'lettered',
    sidebar: { variant: 'accordion' },
    categoriesDrop: null,
  },
  6: {
    navbar: { variant: 'centered', theme: 'paper', overBanner: true },
    menu: { variant: 'screen', theme: 'dark' },
    search: { variant: 'icon', opens: 'line' },
    banner: { variant: 'slider', shape: 'bleed' },
    featured: 'lookbook',
    trending: 'grid',
    categories: { variant: 'tiles', shape: 'wide' },
    heading: 'poster',
    how: { variant: 'blocks', theme: 'dark' },
    occasions: { variant: 'words', size: 'big' },
    catalogFile: { variant: 'cover' },
    contact: { variant: 'band', theme: 'brand' },
    footer: { variant: 'band', theme: 'dark' },
    card: { variant: 'plain', details: 'full', marks: 'techniques', picture: 'tall' },
    list: 'large',
    sidebar: null,
    categoriesDrop: 'categories',
  },
  7: {
    navbar: { variant: 'one-row', theme: 'paper' },
    menu: { variant: 'panel' },
    search: { variant: 'wide', byCategory: false },
    banner: { variant: 'split', theme: 'paper', aside: 'contact' },
    featured: 'grid',
    trending: 'carousel',
    categories: { variant: 'round' },
    heading: 'plain',
    how: { variant: 'timeline' },
    occasions: { variant: 'promises' },
    catalogFile: { variant: 'line' },
    contact: { variant: 'card' },
    footer: { variant: 'columns', theme: 'dark' },
    card: { variant: 'line', details: 'full', marks: 'techniques', picture: 'square' },
    list: 'grid',
    sidebar: { variant: 'icons' },
    categoriesDrop: null,
  },
  8: {
    navbar: { variant: 'one-row', theme: 'paper' },
    menu: { variant: 'panel' },
    search: { variant: 'wide', byCategory: false },
    banner: { variant: 'mosaic', shape: 'tiles' },
    featured: 'grid',
    trending: 'carousel',
    categories: { variant: 'words', size: 'chips' },
    heading: 'plain',
    how: { variant: 'drawings', shape: 'round' },
    occasions: { variant: 'words', size: 'small' },
    catalogFile: { variant: 'band', theme: 'paper' },
    contact: null,
    footer: { variant: 'contact', theme: 'brand' },
    card: { variant: 'tint', details: 'full', marks: 'materials', picture: 'square' },
    list: 'grid',
    sidebar: null,
    categoriesDrop: 'categories_menu',
  },
  9: {
    navbar: { variant: 'one-row', theme: 'brand' },
    menu: { variant: 'screen', theme: 'brand' },
    search: { variant: 'icon', opens: 'page' },
    banner: { variant: 'mosaic', shape: 'blocks' },
    featured: 'mosaic',
    trending: 'carousel',
    categories: { variant: 'words', size: 'big' },
    heading: 'poster',
    how: { variant: 'blocks', theme: 'brand' },
    occasions: { variant: 'words', size: 'big' },
    catalogFile: { variant: 'band', theme: 'brand' },
    contact: { variant: 'sentence' },
    footer: { variant: 'band', theme: 'brand' },
    card: { variant: 'tint', details: 'quiet', marks: 'techniques', picture: 'square' },
    list: 'grid',
    sidebar: null,
    categoriesDrop: 'categories_menu',
  },
  10: {
    navbar: { variant: 'centered', theme: 'paper', overBanner: false },
    menu: { variant: 'panel' },
    search: { variant: 'icon', opens: 'line' },
    banner: { variant: 'slider', shape: 'bleed' },
    featured: 'captioned',
    trending: 'showcase',
    categories: { variant: 'tiles', shape: 'tall' },
    heading: 'centered',
    how: { variant: 'numbers', size: 'fine' },
    occasions: { variant: 'words', size: 'small' },
    catalogFile: { variant: 'cover' },
    contact: { variant: 'sentence' },
    footer: { variant: 'compact', theme: 'paper' },
    card: { variant: 'plain', details: 'quiet', marks: 'techniques', picture: 'tall' },
    list: 'large',
    sidebar: null,
    categoriesDrop: 'categories',
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

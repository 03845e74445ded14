/** The parts of a template and the variants that each can have: what a row of `templates.ts` and of `home-templates.ts` decides. */
/** `dark` and `brand` turn a band of the page into another ground. */
export type SectionTheme = 'paper' | 'dark' | 'brand'

export type NavbarTemplate =
  | { variant: 'two-rows'; contactBar: boolean }
  | { variant: 'centered' }
  | { variant: 'one-row' }

export type SearchTemplate =
  | { variant: 'wide'; byCategory: boolean }
  | { variant: 'inline' }
  | { variant: 'icon'; opens: 'line' | 'page' }

export type BannerTemplate =
  | { variant: 'slider'; shape: 'framed' }
  | { variant: 'slider'; shape: 'bleed'; theme: 'dark' | 'brand' }
  | { variant: 'split'; theme: SectionTheme; aside: 'picture' | 'contact' }
  | { variant: 'mosaic'; shape: 'strip' | 'tiles' | 'spread' | 'blocks' }

/** `lookbook` is a carousel of large pictures; `captioned` shows few products, each beside its own words. */
export type ProductsVariant = 'grid' | 'showcase' | 'rows' | 'mosaic' | 'carousel' | 'lookbook' | 'captioned'

/** The three steps from a product to its delivery; `beside` has a scene of the shop beside them, or behind them. */
export type HowTemplate =
  | { variant: 'pictures'; look: 'cards' | 'round' }
  | { variant: 'beside'; look: 'panel' | 'bleed' }
  | { variant: 'numbers'; look: 'heavy' | 'index' | 'roman' | 'stickers' }
  | { variant: 'timeline'; look: 'line' }

/** The words of a shop about what it is good for: occasions in a line or as large as a poster, or what it promises. */
export type OccasionsTemplate = { variant: 'words'; size: 'small' | 'big' } | { variant: 'promises' }

/** The logos of the shop's clients: in one line under a few words, or in a table of hairlines. */
export type ClientsTemplate = { variant: 'line' | 'table' }

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
  /** What stands first below the picture: colors and marks, or the name, with these at the foot. */
  begins: 'marks' | 'name'
  picture: 'square' | 'tall' | 'wide'
}

/**
 * How the parts of a product page are composed on a wide screen (catalog/product-page/product-page.css): thumbnails in a
 * rail, all pictures below each other, a wide mosaic, the buying column first, the sheet of a catalog with its prices
 * first, or the product in the middle.
 */
export type ProductTemplate = {
  arrangement: 'rail' | 'stacked' | 'mosaic' | 'mirrored' | 'sheet' | 'centered'
  /** What its data begin with: the supplier's description, the table of facts, or what it is made of. */
  leads: 'description' | 'facts' | 'material'
}

export type SidebarTemplate = { variant: 'counts' | 'accordion' | 'icons' }

/** What every page shows. */
export type Template = {
  navbar: NavbarTemplate
  menu: MenuTemplate
  search: SearchTemplate
  footer: FooterTemplate
  card: CardTemplate
  /** The variant of product lists; `large` has fewer and larger pictures in a row than `grid`, `lettered` goes from A to Z. */
  list: 'grid' | 'large' | 'rows' | 'lettered'
  /** Where the filters of a list stand on a desk: in a column beside the goods, or in a bar of drop-downs above them. */
  filters: 'column' | 'bar'
  product: ProductTemplate
  /** Categories stand at the side of the pages that have room for it (shell/page-handle.ts) instead of in the navbar. */
  sidebar: SidebarTemplate | null
  /** The title of the categories' drop-down in the navbar; null: the sidebar has them, wherever it is. */
  categoriesDrop: 'categories' | 'categories_menu' | null
}

/** What the home page shows besides. */
export type HomeTemplate = {
  banner: BannerTemplate
  featured: ProductsVariant
  trending: ProductsVariant
  categories: CategoriesTemplate
  how: HowTemplate
  occasions: OccasionsTemplate
  clients: ClientsTemplate
  catalogFile: CatalogFileTemplate
  contact: ContactTemplate | null
}

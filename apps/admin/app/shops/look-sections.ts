import type { LookField } from '@estampa/domain/shops/look'

/** The page of the shop on which the fields of a section show. */
export type PreviewPage = 'home' | 'list' | 'about' | 'policy' | 'terms'

type LookSectionRow = {
  readonly name: string
  readonly fields: readonly LookField[]
  readonly shows: PreviewPage
}

/** The parts of the look, each field in its place. */
export const lookSections = [
  { name: 'template', fields: ['template'], shows: 'home' },
  { name: 'typeface', fields: ['typeface'], shows: 'home' },
  { name: 'color', fields: ['primaryColor'], shows: 'home' },
  { name: 'logo', fields: ['logo', 'favicon'], shows: 'home' },
  { name: 'banners', fields: ['banners'], shows: 'home' },
  { name: 'clients', fields: ['clientLogos'], shows: 'home' },
  { name: 'home', fields: ['homeSections'], shows: 'home' },
  {
    name: 'texts',
    fields: ['name', 'slogan', 'email', 'phone', 'address', 'hours', 'socialMedias'],
    shows: 'home',
  },
  { name: 'pages', fields: ['about', 'policy', 'terms'], shows: 'about' },
  { name: 'history', fields: [], shows: 'home' },
] as const satisfies readonly LookSectionRow[]

export type LookSection = (typeof lookSections)[number]

/**
 * The look of a shop: what its people change of it under «Apariencia», field by field. Its fields stand in several
 * places of the configuration and of the settings; here they have one name each, so that a draft, a publication and
 * the way back to an earlier one speak of the same. Selling rules, accounts and people are no part of it.
 */
import type { Banner, ClientLogo, Presentation, ShopConfig, SocialMedia, TemplateId } from '../shops.ts'
import { isSameValue } from './conflicts.ts'
import type { HomeSection } from './home-sections.ts'
import type { ShopSettings } from './settings.ts'
import type { Typeface } from './typefaces.ts'

export { type HomeSection, homeSections } from './home-sections.ts'
export { templateNames } from './template-names.ts'

export type ShopLook = {
  readonly name: string
  readonly template: TemplateId
  /** Null: the one of the template. */
  readonly typeface: Typeface | null
  readonly primaryColor: string
  readonly logo: string | null
  readonly favicon: string | null
  readonly banners: readonly Banner[]
  readonly clientLogos: readonly ClientLogo[]
  /** Those that are shown, in their order; null: as the template has them. */
  readonly homeSections: readonly HomeSection[] | null
  readonly slogan: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly hours: string | null
  readonly socialMedias: readonly SocialMedia[]
  readonly about: string | null
  readonly policy: string | null
  readonly terms: string | null
}
export type LookField = keyof ShopLook
type LookParts = { readonly config: ShopConfig; readonly settings: ShopSettings }

/** Where each field is kept, as faults of a shop name it. */
const places: Record<LookField, string> = {
  name: 'name',
  template: 'templateFK.id',
  typeface: 'typeface',
  primaryColor: 'colors.primary',
  logo: 'logo',
  favicon: 'favicon',
  banners: 'presentation.banners',
  clientLogos: 'presentation.clientLogos',
  homeSections: 'homeSections',
  slogan: 'presentation.slogan',
  email: 'presentation.email',
  phone: 'presentation.phone',
  address: 'presentation.address',
  hours: 'presentation.hours',
  socialMedias: 'socialMedias',
  about: 'about',
  policy: 'policy',
  terms: 'settings.terms',
}

export const lookFields = Object.keys(places) as readonly LookField[]

const emptyPresentation: Presentation = {
  banners: [],
  clientLogos: [],
  slogan: null,
  email: null,
  phone: null,
  address: null,
  hours: null,
}

export function lookOf({ config, settings }: LookParts): ShopLook {
  const { banners, clientLogos, slogan, email, phone, address, hours } =
    config.presentation ?? emptyPresentation
  return {
    name: config.name,
    template: config.templateFK.id,
    typeface: config.typeface,
    primaryColor: config.colors.primary,
    logo: config.logo,
    favicon: config.favicon,
    banners,
    clientLogos,
    homeSections: config.homeSections,
    slogan,
    email,
    phone,
    address,
    hours,
    socialMedias: config.socialMedias,
    about: config.about,
    policy: config.policy,
    terms: settings.terms,
  }
}

/** What of the configuration and of the settings a look writes; nothing else of them is there. */
export function toLookParts({ config, settings }: LookParts, look: ShopLook) {
  const { name, typeface, logo, favicon, homeSections, socialMedias, about, policy, terms } = look
  const { banners, clientLogos, slogan, email, phone, address, hours } = look
  return {
    config: {
      name,
      typeface,
      logo,
      favicon,
      homeSections,
      socialMedias,
      about,
      policy,
      templateFK: { id: look.template },
      colors: { ...config.colors, primary: look.primaryColor },
      presentation: { ...config.presentation, banners, clientLogos, slogan, email, phone, address, hours },
    },
    settings: { terms, termsVersion: termsVersionOf(settings, terms) },
  }
}

/** Whoever accepted other terms did not accept these. */
function termsVersionOf({ terms, termsVersion }: ShopSettings, next: string | null): string {
  if (terms === next) return termsVersion
  return /^\d{1,6}$/.test(termsVersion) ? String(Number(termsVersion) + 1) : `${termsVersion}.1`
}

/** The fields in which two looks differ. */
export function listLookChanges(before: ShopLook, after: ShopLook): LookField[] {
  return lookFields.filter((field) => !isSameValue(before[field], after[field]))
}

/** `presentation.banners[0].link` is `banners.0.link`; undefined where the fault is of no field of the look. */
export function lookFieldAt(place: string): string | undefined {
  const field = lookFields.find(
    (one) => place.startsWith(places[one]) && !/^\w/.test(place.slice(places[one].length)),
  )
  if (!field) return undefined
  return (field + place.slice(places[field].length)).replaceAll(/\[(\d+)\]/g, '.$1')
}

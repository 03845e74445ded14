import { type LookField, type ShopLook, templateNames } from '@estampa/domain/shops/look'
import { typefaceNames } from '@estampa/domain/shops/typefaces'

/** How much of a page is told; two that begin alike are told apart by their length. */
const BEGINNING = 80

/** The fields of a look as a change tells them: lists and pages in one line each. */
export function toLookWords(look: ShopLook, fields: readonly LookField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [keyOf(field), wordsOf(look, field)]))
}

/** A shop's name is its own word among those of other changes. */
const keyOf = (field: LookField) => `look.${field}`

function wordsOf(look: ShopLook, field: LookField): unknown {
  switch (field) {
    case 'template':
      return templateNames[look.template]
    case 'typeface':
      return look.typeface && typefaceNames[look.typeface]
    case 'banners':
      return look.banners.map(({ title }) => title).join(' · ')
    case 'clientLogos':
      return look.clientLogos.map(({ name }) => name).join(' · ')
    case 'homeSections':
      return look.homeSections
    case 'socialMedias':
      return look.socialMedias
        .map(({ socialMediaFK, username }) => `${socialMediaFK.key} ${username}`)
        .join(', ')
    case 'about':
    case 'policy':
    case 'terms':
      return pageWords(look[field])
    default:
      return look[field]
  }
}

function pageWords(text: string | null): string | null {
  if (text === null) return null
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= BEGINNING ? line : `${line.slice(0, BEGINNING)}… (${text.length})`
}

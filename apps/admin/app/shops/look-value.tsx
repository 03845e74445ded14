import { type LookField, templateNames } from '@estampa/domain/shops/look'
import { typefaceNames } from '@estampa/domain/shops/typefaces'
import type { ReactNode } from 'react'
import { smallPicture } from '../controls/small-picture.ts'
import { homeSectionNames, type lookMessages } from '../messages/look.ts'
import type { Look } from './use-look.ts'

const BEGINNING = 60

/** A field of a look in a few words, or as it looks. */
export function lookValue(field: LookField, look: Look, t: (typeof lookMessages)['cl']): ReactNode {
  switch (field) {
    case 'template':
      return templateNames[look.template]
    case 'typeface':
      return look.typeface ? typefaceNames[look.typeface] : t.from_template
    case 'primaryColor':
      return (
        <span className="inline-flex items-center gap-1.5">
          <span className="look-swatch" style={{ background: look.primaryColor }} />
          {look.primaryColor}
        </span>
      )
    case 'logo':
    case 'favicon': {
      const url = look[field]
      return url ? (
        <img src={smallPicture(url, 320)} alt="" className="h-8 max-w-30 object-contain" />
      ) : (
        t.empty
      )
    }
    case 'banners':
      return look.banners.map(({ title }) => title).join(' · ') || t.from_template
    case 'clientLogos':
      return look.clientLogos.map(({ name }) => name).join(' · ') || t.empty
    case 'homeSections':
      return look.homeSections?.map((name) => homeSectionNames[name]).join(', ') ?? t.from_template
    case 'socialMedias':
      return (
        look.socialMedias.map(({ socialMediaFK: { key } }) => t.network_names[key] ?? key).join(', ') ||
        t.empty
      )
    case 'about':
      return look.about === null ? t.from_template : beginningOf(look.about)
    case 'policy':
    case 'terms':
      return look[field] === null ? t.from_law : beginningOf(look[field] ?? '')
    default:
      return look[field] || t.empty
  }
}

function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING)}…` : line
}

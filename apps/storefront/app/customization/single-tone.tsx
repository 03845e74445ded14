/** Techniques of one color make a logo of several colors in one: nobody has to ask for it, and who wants the original has it. */
import { useMessages } from '@estampa/web/messages'
import type { LoadedProduct } from '../catalog/load-product.ts'
import { customizeMessages } from '../messages/customize.ts'
import { type Draft, findActiveView, findLogo, isReduced, originalOf, withLogoVersion } from './draft.ts'
import type { PreflightCheck } from './preflight-notes.tsx'

type SingleToneProps = LoadedProduct & {
  draft: Draft
  change: (next: (draft: Draft) => Draft) => void
}

function viewOf({ product, techniques, draft }: SingleToneProps) {
  const view = findActiveView(draft)
  const technique = techniques.find(({ id }) => id === view?.technique_id)
  const area = product.printing_areas.find(({ id }) => id === view?.printing_area_id)
  const logo = findLogo(draft, view)
  return technique?.maxColours === 1 && area && logo ? { technique, area, logo } : undefined
}

/** Whether a logo with too many colors is made one of one color at once: not one whose original somebody went back to. */
export function fixesItself(check: PreflightCheck, props: SingleToneProps): boolean {
  const shown = viewOf(props)
  return (
    shown !== undefined &&
    check.code === 'too_many_colours' &&
    check.printing_area_id === shown.area.id &&
    !isReduced(props.draft, shown.logo)
  )
}

/** Says that the logo is made in one tone, with the way back to the original. */
export function SingleToneNote(props: SingleToneProps) {
  const t = useMessages(customizeMessages)
  const shown = viewOf(props)
  if (!shown) return null
  const { technique, area, logo } = shown
  const original = originalOf(props.draft, logo)
  if (original.id === logo.id || original.colours.length <= logo.colours.length) return null
  return (
    <p role="status" className="text-14 text-ink-soft">
      {t.single_tone(technique.name)}{' '}
      <button
        type="button"
        className="min-h-11 font-semibold text-ink underline underline-offset-4"
        onClick={() => props.change((now) => withLogoVersion(now, original, { technique, area }))}
      >
        {t.see_original}
      </button>
    </p>
  )
}

import { useMessages } from '@estampa/web/messages'
import { techniqueMessages } from '../messages/technique.ts'
import {
  amountFields,
  lengthFields,
  type TechniqueTextField,
  textOfTechnique,
  wholeFields,
  wordFields,
} from './technique-draft.ts'
import type { TechniqueEditing } from './use-save-technique.ts'

const textFields: readonly TechniqueTextField[] = [
  ...wordFields,
  ...amountFields,
  ...wholeFields,
  ...lengthFields,
]

/** What others changed while something was typed: it was not written over, and what was typed is still there. */
export function MeanwhileTechnique({ editing: { before, technique } }: { editing: TechniqueEditing }) {
  const t = useMessages(techniqueMessages)
  if (!before) return null
  const labels: Record<TechniqueTextField, string> = {
    name: t.name,
    description: t.description,
    aliases: t.aliases,
    setUp: t.set_up,
    setUpRepeat: t.set_up_repeat,
    personFee: t.person_fee,
    underMinimumExtra: t.extra,
    minimumUnits: t.minimum,
    maxColors: t.max_colors,
    productionDays: t.days,
    minimumDpi: t.minimum_dpi,
    maxWidthCentimeters: t.max_width,
    maxHeightCentimeters: t.max_height,
  }
  const lines = textFields.flatMap((field) => {
    const [was, is] = [textOfTechnique(before, field), textOfTechnique(technique, field)]
    return was === is ? [] : [t.now_says(labels[field], was || t.nothing, is || t.nothing)]
  })
  const prices = ({ bands, pricing }: typeof technique) => JSON.stringify([pricing, bands])
  return (
    <div role="alert" className="mt-4 rounded-base bg-warning-wash px-4 py-3 text-13">
      <p className="font-semibold">{t.meanwhile}</p>
      <ul className="mt-1 grid gap-0.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {prices(before) !== prices(technique) && <li>{t.prices_changed}</li>}
      </ul>
      <p className="mt-1">{t.meanwhile_then}</p>
    </div>
  )
}

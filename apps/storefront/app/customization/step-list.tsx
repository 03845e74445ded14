import type { Technique } from '../catalog/load-product.ts'
import type { Product } from '../catalog/product.ts'
import { customiseMessages } from '../messages/customise.ts'
import { useMessages } from '../messages/use-messages.ts'
import {
  activePlace,
  changePlace,
  type Draft,
  isDone,
  openPlace,
  roomOf,
  type Step,
  stepsFor,
  withLogo,
  withTechnique,
} from './draft.ts'
import { isAsked } from './only-choices.ts'
import { ColoursStep } from './steps/colours-step.tsx'
import { LogoStep } from './steps/logo-step.tsx'
import { PlaceStep } from './steps/place-step.tsx'
import { PositionStep } from './steps/position-step.tsx'
import { StepSection } from './steps/step-section.tsx'
import { TechniqueStep } from './steps/technique-step.tsx'

export type PrintingConfig = {
  minDPI: number
  warnDPI: number
  maxUploadBytes: number
  acceptedTypes: string[]
  threadPalette: { name: string; hex: string }[]
}
type StepListProps = {
  product: Product
  techniques: readonly Technique[]
  config: PrintingConfig
  draft: Draft
  /** What each technique adds to a unit, by id. */
  prices: ReadonlyMap<number, number>
  change: (next: (draft: Draft) => Draft) => void
}

/** The steps of the place that is being worked on. A choice that is enough opens the next one. */
export function StepList(props: StepListProps) {
  const { product, techniques, draft, change } = props
  const t = useMessages(customiseMessages)
  const place = activePlace(draft)
  const area = product.printing_areas.find((one) => one.id === draft.active)
  const technique = techniques.find((one) => one.id === place?.technique_id)
  const steps = stepsFor(technique).filter((step) => isAsked(step, draft, { product, techniques }))
  const isTechniqueGiven = technique && !steps.includes('technique')
  const values: Record<Step, string> = {
    place: area?.name ?? '',
    technique: technique?.name ?? '',
    logo: place?.logo?.name ?? '',
    colours: place ? String(place.colours) : '',
    position: place?.art ? t.size(place.art.width, place.art.height) : '',
  }
  return (
    <>
      {isTechniqueGiven && (
        <p className="text-14 text-ink-soft">
          {area?.name}: <span className="font-semibold text-ink">{technique.name}</span>
        </p>
      )}
      <ol aria-label={t.steps}>
        {steps.map((step, index) => {
          const before = steps[index - 1]
          return (
            <StepSection
              key={step}
              number={index + 1}
              title={t[step]}
              value={values[step]}
              isOpen={draft.step === step}
              isDone={isDone(step, place)}
              isReachable={!before || isDone(before, place)}
              onOpen={() => change((now) => ({ ...now, step }))}
            >
              <StepBody {...props} step={step} />
            </StepSection>
          )
        })}
      </ol>
    </>
  )
}

function StepBody(props: StepListProps & { step: Step }) {
  const { product, techniques, config, draft, prices, change, step } = props
  const place = activePlace(draft)
  const area = product.printing_areas.find((one) => one.id === draft.active)
  if (step === 'place' || !place || !area) {
    return (
      <PlaceStep
        product={product}
        active={draft.active}
        onChoose={(areaId) => change((now) => openPlace(now, areaId))}
      />
    )
  }
  const technique = techniques.find((one) => one.id === place.technique_id)
  const threads = config.threadPalette
  const steps = stepsFor(technique)
  const after = (one: Step): Step => steps[steps.indexOf(one) + 1] ?? one
  switch (step) {
    case 'technique':
      return (
        <TechniqueStep
          area={area}
          techniques={techniques}
          chosen={place.technique_id}
          prices={prices}
          hasLogo={place.logo !== null}
          onChoose={(chosen) =>
            change((now) => ({
              ...changePlace(now, withTechnique(place, chosen, area, threads)),
              step: 'logo',
            }))
          }
        />
      )
    case 'logo':
      return (
        <LogoStep
          chosen={place.logo}
          accepted={{ types: config.acceptedTypes, mostBytes: config.maxUploadBytes }}
          onChoose={(logo) =>
            change((now) => ({
              ...changePlace(now, withLogo(place, logo, { technique, area, threads })),
              step: after('logo'),
            }))
          }
        />
      )
    case 'colours':
      return technique ? (
        <ColoursStep
          place={place}
          technique={technique}
          threads={threads}
          onChange={(colours) => change((now) => changePlace(now, colours))}
          onContinue={() => change((now) => ({ ...now, step: 'position' }))}
        />
      ) : null
    case 'position':
      return (
        <PositionStep
          place={place}
          room={roomOf(area, technique)}
          onArt={(art) => change((now) => changePlace(now, { art }))}
          onInstructions={(instructions) => change((now) => changePlace(now, { instructions }))}
        />
      )
  }
}

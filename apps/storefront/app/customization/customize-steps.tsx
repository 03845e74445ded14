import type { Client } from '@estampa/contract/client'
import { useMessages } from '@estampa/web/messages'
import type { Technique } from '../catalog/load-product.ts'
import type { Product } from '../catalog/product.ts'
import { customizeMessages } from '../messages/customize.ts'
import {
  type CustomizeStep,
  changeActiveArea,
  type Draft,
  findActiveArea,
  isStepDone,
  listSteps,
  openArea,
  toArtBounds,
  withLogo,
  withTechnique,
} from './draft.ts'
import { hasChoice } from './only-choices.ts'
import { AreaStep } from './steps/area-step.tsx'
import { ColorsStep } from './steps/colors-step.tsx'
import { LogoStep } from './steps/logo-step.tsx'
import { PositionStep } from './steps/position-step.tsx'
import { StepSection } from './steps/step-section.tsx'
import { TechniqueStep } from './steps/technique-step.tsx'

export type PrintingConfig = Awaited<ReturnType<Client['customization']['getPrintingTypesConfig']>>
type CustomizeStepsProps = {
  product: Product
  techniques: readonly Technique[]
  config: PrintingConfig
  draft: Draft
  /** The price that each technique adds to a unit, by technique id. */
  prices: ReadonlyMap<number, number>
  change: (next: (draft: Draft) => Draft) => void
}

/** The steps of the edited print area. A complete answer opens the next step. */
export function CustomizeSteps(props: CustomizeStepsProps) {
  const { product, techniques, draft, change } = props
  const t = useMessages(customizeMessages)
  const areaDraft = findActiveArea(draft)
  const area = product.printing_areas.find((one) => one.id === draft.active)
  const technique = techniques.find((one) => one.id === areaDraft?.technique_id)
  const steps = listSteps(technique).filter((step) => hasChoice(step, draft, { product, techniques }))
  const isTechniqueGiven = technique && !steps.includes('technique')
  const values: Record<CustomizeStep, string> = {
    place: area?.name ?? '',
    technique: technique?.name ?? '',
    logo: areaDraft?.logo?.name ?? '',
    colours: areaDraft ? String(areaDraft.colours) : '',
    position: areaDraft?.art ? t.size(areaDraft.art.width, areaDraft.art.height) : '',
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
              isDone={isStepDone(step, areaDraft)}
              isReachable={!before || isStepDone(before, areaDraft)}
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

function StepBody(props: CustomizeStepsProps & { step: CustomizeStep }) {
  const { product, techniques, config, draft, prices, change, step } = props
  const areaDraft = findActiveArea(draft)
  const area = product.printing_areas.find((one) => one.id === draft.active)
  if (step === 'place' || !areaDraft || !area) {
    return (
      <AreaStep
        product={product}
        active={draft.active}
        onChoose={(areaId) => change((now) => openArea(now, areaId))}
      />
    )
  }
  const technique = techniques.find((one) => one.id === areaDraft.technique_id)
  const threads = config.threadPalette
  const steps = listSteps(technique)
  const after = (one: CustomizeStep): CustomizeStep => steps[steps.indexOf(one) + 1] ?? one
  switch (step) {
    case 'technique':
      return (
        <TechniqueStep
          area={area}
          techniques={techniques}
          chosen={areaDraft.technique_id}
          prices={prices}
          hasLogo={areaDraft.logo !== null}
          onChoose={(chosen) =>
            change((now) => ({
              ...changeActiveArea(now, withTechnique(areaDraft, chosen, area, threads)),
              step: 'logo',
            }))
          }
        />
      )
    case 'logo':
      return (
        <LogoStep
          chosen={areaDraft.logo}
          accepted={{ types: config.acceptedTypes, maxBytes: config.maxUploadBytes }}
          onChoose={(logo) =>
            change((now) => ({
              ...changeActiveArea(now, withLogo(areaDraft, logo, { technique, area, threads })),
              step: after('logo'),
            }))
          }
        />
      )
    case 'colours':
      return technique ? (
        <ColorsStep
          areaDraft={areaDraft}
          technique={technique}
          threads={threads}
          onChange={(colors) => change((now) => changeActiveArea(now, colors))}
          onContinue={() => change((now) => ({ ...now, step: 'position' }))}
        />
      ) : null
    case 'position':
      return (
        <PositionStep
          areaDraft={areaDraft}
          bounds={toArtBounds(area, technique)}
          onArt={(art) => change((now) => changeActiveArea(now, { art }))}
          onInstructions={(instructions) => change((now) => changeActiveArea(now, { instructions }))}
        />
      )
  }
}

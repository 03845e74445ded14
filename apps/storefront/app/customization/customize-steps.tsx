import type { Client } from '@estampa/contract/client'
import type { ImageElement } from '@estampa/domain/customization/design'
import { takeInk } from '@estampa/domain/customization/take-ink'
import { useMessages } from '@estampa/web/messages'
import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea, Product } from '../catalog/product.ts'
import { unitsInAll } from '../catalog/units-by-sku.ts'
import { customizeMessages } from '../messages/customize.ts'
import {
  awaitsTechnique,
  type CustomizeStep,
  changeActiveView,
  type Draft,
  findActiveView,
  findLogo,
  findPicture,
  isStepDone,
  type Logo,
  listSteps,
  moveToArea,
  originalOf,
  withLogo,
  withLogoVersion,
  withOnlyPicture,
  withTechnique,
} from './draft.ts'
import { inksOf } from './inks.ts'
import { hasChoice } from './only-choices.ts'
import { toEditorArea } from './picture-position.ts'
import { preferredTechnique } from './preferred-technique.ts'
import { AreaStep } from './steps/area-step.tsx'
import { ColorsStep } from './steps/colors-step.tsx'
import { LogoStep } from './steps/logo-step.tsx'
import { PositionStep } from './steps/position-step.tsx'
import { StepSection } from './steps/step-section.tsx'
import { TechniqueStep } from './steps/technique-step.tsx'
import { ThreadsStep } from './steps/threads-step.tsx'
import type { MeasurementState } from './use-design-measurement.ts'

export type PrintingConfig = Awaited<ReturnType<Client['customization']['getPrintingTypesConfig']>>
type CustomizeStepsProps = {
  product: Product
  techniques: readonly Technique[]
  config: PrintingConfig
  /** With the technique that is preset. */
  draft: Draft
  /** The color of the product that is shown. */
  productColor: string | null
  /** The price that each technique adds to a unit, by technique id; null until it is known. */
  prices: ReadonlyMap<number, number> | null
  measurement: MeasurementState
  change: (next: (draft: Draft) => Draft) => void
  /** A logo is being changed by the server. */
  onWorking: (isWorking: boolean) => void
}

/** The steps of the edited print area. A complete answer opens the next step. */
export function CustomizeSteps(props: CustomizeStepsProps) {
  const { product, techniques, draft, change } = props
  const t = useMessages(customizeMessages)
  const view = findActiveView(draft)
  const area = product.printing_areas.find((one) => one.id === draft.active)
  const technique = techniques.find((one) => one.id === view?.technique_id)
  const steps = listSteps(technique).filter((step) => hasChoice(step, draft, { product, techniques }))
  const isTechniqueGiven = technique && !steps.includes('technique')
  const logo = findLogo(draft, view)
  const picture = logo && findPicture(view)
  const values: Record<CustomizeStep, string> = {
    place: area?.name ?? '',
    technique: technique?.name ?? '',
    logo: logo?.name ?? '',
    colours: logo && picture ? colorCount(logo, picture, props) : '',
    position: picture ? t.size(picture.width / 10, picture.height / 10) : '',
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
              isDone={isStepDone(step, draft, view)}
              isReachable={!before || isStepDone(before, draft, view)}
              onOpen={() => change((now) => ({ ...now, step }))}
            >
              {view && area && step !== 'place' ? (
                <StepBody {...props} step={step} area={area} technique={technique} />
              ) : (
                <AreaStep
                  product={product}
                  active={draft.active}
                  onChoose={(chosen) => change((now) => moveToArea(now, chosen, techniques))}
                />
              )}
            </StepSection>
          )
        })}
      </ol>
    </>
  )
}

/** The draft whose open print area keeps the technique that was only preset so far. */
function withOpenTechnique(draft: Draft, technique: Technique | undefined, area: PrintArea): Draft {
  return changeActiveView(draft, (view) =>
    technique && awaitsTechnique(view) ? withTechnique(view, technique, area) : view,
  )
}

/** Of a photograph nobody counts them. */
function colorCount(logo: Logo, picture: ImageElement, { productColor }: CustomizeStepsProps): string {
  const { length } = inksOf(logo, picture, productColor)
  return length > 0 ? String(length) : ''
}

type StepBodyProps = CustomizeStepsProps & {
  step: Exclude<CustomizeStep, 'place'>
  area: PrintArea
  technique: Technique | undefined
}

function StepBody({ step, area, technique, ...props }: StepBodyProps) {
  const { techniques, config, draft, prices, change } = props
  const units = unitsInAll(draft.units)
  const view = findActiveView(draft)
  const logo = findLogo(draft, view)
  // a logo may come before the prices by which a technique is preset
  const taken = awaitsTechnique(view) ? preferredTechnique(area, techniques, units) : technique
  const steps = listSteps(taken)
  const after = (one: CustomizeStep): CustomizeStep => steps[steps.indexOf(one) + 1] ?? one
  switch (step) {
    case 'technique':
      return (
        <TechniqueStep
          area={area}
          techniques={techniques}
          chosen={view?.technique_id ?? null}
          units={units}
          prices={prices}
          hasLogo={logo !== undefined}
          onChoose={(chosen) =>
            change((now) => {
              const steps = listSteps(chosen)
              return {
                ...changeActiveView(now, (one) => withTechnique(one, chosen, area)),
                step: (logo && steps[steps.indexOf('logo') + 1]) ?? 'logo',
              }
            })
          }
        />
      )
    case 'logo':
      return (
        <LogoStep
          chosen={logo ?? null}
          accepted={{ types: config.acceptedTypes, maxBytes: config.maxUploadBytes }}
          onChoose={(chosen, hasPages) =>
            change((now) => ({
              ...withLogo(withOpenTechnique(now, taken, area), chosen, { technique: taken, area }),
              // which page of a file is meant is asked before anything else
              step: hasPages ? 'logo' : after('logo'),
            }))
          }
          onContinue={() => change((now) => ({ ...now, step: after('logo') }))}
        />
      )
    default:
      return logo ? (
        <PictureStep {...props} step={step} area={area} technique={technique} logo={logo} />
      ) : null
  }
}

/** The steps that change the picture which is there already. */
function PictureStep(props: StepBodyProps & { logo: Logo }) {
  const { step, area, technique, logo, config, draft, productColor, measurement, change, onWorking } = props
  const view = findActiveView(draft)
  const picture = findPicture(view)
  if (!view || !picture) return null
  const setPicture = (next: ImageElement) =>
    change((now) => changeActiveView(now, (one) => withOnlyPicture(one, next)))
  if (step === 'position') {
    return (
      <PositionStep
        picture={picture}
        area={toEditorArea(area, technique)}
        instructions={view.instructions}
        onPicture={setPicture}
        onInstructions={(instructions) =>
          change((now) => changeActiveView(now, (one) => ({ ...one, instructions })))
        }
      />
    )
  }
  const goOn = () => change((now) => ({ ...now, step: 'position' }))
  if (technique?.pricing === 'stitches') {
    return (
      <ThreadsStep
        view={view}
        measurement={measurement}
        chart={config.threadPalette}
        onChoices={(threadChoices) =>
          change((now) => changeActiveView(now, (one) => ({ ...one, threadChoices })))
        }
        onContinue={goOn}
      />
    )
  }
  return technique ? (
    <ColorsStep
      logo={logo}
      original={originalOf(draft, logo)}
      picture={picture}
      technique={technique}
      productColor={productColor}
      onWorking={onWorking}
      inkNames={view.inkNames ?? []}
      onInkNames={(inkNames) => change((now) => changeActiveView(now, (one) => ({ ...one, inkNames })))}
      onTakeInk={(from, ink, inks) =>
        change((now) =>
          changeActiveView(now, (one) => takeInk(one, { from, ink, inks, colorsOf: () => colorsOf(logo) })),
        )
      }
      inks={measuredInks(measurement, area)}
      onLogo={(version) => change((now) => withLogoVersion(now, version, { technique, area }))}
      onRecolor={(recolours) => setPicture({ ...picture, recolours })}
      onContinue={goOn}
    />
  ) : null
}

const colorsOf = ({ drawing_url, colours }: Logo) => ({ isDrawing: drawing_url !== null, colors: colours })

function measuredInks({ measured, failure }: MeasurementState, { id }: PrintArea): readonly string[] | null {
  if (!measured) return failure === null ? null : []
  return measured.views.find((view) => view.printing_area_id === id)?.colour_names ?? []
}

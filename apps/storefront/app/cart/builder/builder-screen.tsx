import type { Host } from '@estampa/editor/view/host'
import { useLocale } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { Suspense, useMemo } from 'react'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import type { Variant } from '../../catalog/product.ts'
import {
  type Palettes,
  toEditorPrintAreas,
  toEditorTechniques,
} from '../../customization/builder/editor-input.ts'
import { EditorBoundary, LazyEditor } from '../../customization/builder/lazy-editor.tsx'
import { BuilderSkeleton } from '../../customization/builder/skeleton.tsx'
import { useLogoLibrary } from '../../customization/builder/use-logo-library.ts'
import type { PrintingConfig } from '../../customization/customize-steps.tsx'
import { isMeasurementPending, useDesignMeasurement } from '../../customization/use-design-measurement.ts'
import { useSuggestInks } from '../../customization/use-suggest-inks.ts'
import { useDesignedLine } from '../editing/use-designed-line.ts'
import type { EditedLine } from '../editing/use-draft.ts'
import { useEditedLine } from '../editing/use-edited-line.ts'
import { AddToCart } from './add-to-cart.tsx'
import { OriginNotes } from './origin-notes.tsx'
import { BuilderBreakdown, PriceTag } from './price-tag.tsx'
import { RosterButton } from './roster/roster-button.tsx'
import type { RosterEditing } from './roster/roster-panel.tsx'
import { useRoster } from './roster/use-roster.ts'
import { BackLink, SavedNote } from './top-bar.tsx'
import { UnitsButton } from './units-button.tsx'
import { type DesignDraftState, useDesignDraft } from './use-design-draft.ts'
import { usePreview } from './use-preview.ts'
import { useTechniqueHints } from './use-technique-hints.ts'

export type BuilderScreenProps = LoadedProduct & {
  config: PrintingConfig
  palettes: Palettes
  clipArt: Host['clipArt']
}

/** The product builder: the editor in its frame, with price and the way into the cart. */
export function BuilderScreen(props: BuilderScreenProps) {
  const edited = useEditedLine(props.product)
  const designDraft = useDesignDraft(props, edited)
  const { state } = designDraft
  if (!state) return <BuilderSkeleton product={props.product} />
  return <BuilderEditor {...props} edited={edited} designDraft={designDraft} state={state} />
}

/** The same one, so that nothing is drawn anew. */
const noColors: readonly never[] = []

type BuilderEditorProps = BuilderScreenProps & {
  edited: EditedLine
  designDraft: ReturnType<typeof useDesignDraft>
  state: DesignDraftState
}

function BuilderEditor(props: BuilderEditorProps) {
  const { product, techniques, edited, designDraft, state } = props
  const { change } = designDraft
  const roster = useRoster({
    product,
    techniques,
    design: state.design,
    rows: state.roster,
    units: state.units,
  })
  const chosen = product.products.find((one) => (roster.units[one.sku] ?? 0) > 0)
  const measurement = useDesignMeasurement(state.design, product.id, chosen?.sku ?? null)
  const { line, price, used } = useDesignedLine({
    product,
    techniques,
    measurement,
    units: roster.units,
    roster: roster.persons,
    edited: edited.line,
  })
  const host = useHost({ ...props, units: roster.units }, chosen)
  const { measured } = measurement
  const checks = useMemo(
    () => measured?.judgements.filter(({ code }) => code !== 'nothing_drawn') ?? [],
    [measured],
  )
  const isMeasuring = isMeasurementPending(measurement, state.design)
  const preflight = useMemo(
    () => ({ isUnderWay: isMeasuring, trouble: measurement.failure }),
    [isMeasuring, measurement.failure],
  )
  return (
    <EditorBoundary>
      <Suspense fallback={<BuilderSkeleton product={product} />}>
        <OriginNotes designDraft={designDraft} edited={edited} />
        <LazyEditor
          key={state.first.round}
          host={host}
          first={state.first.design}
          judgements={checks}
          judging={preflight}
          colors={measured?.views ?? noColors}
          slots={{
            back: <BackLink product={product} isEditing={edited.isEditing} />,
            kept: <SavedNote isSaved={state.isSaved} />,
            units: (
              <UnitsSlot
                product={product}
                units={state.units}
                roster={roster}
                preview={host.preview}
                change={change}
              />
            ),
            price: (
              <PriceTag price={price} techniques={used} measurement={measurement} isMeasuring={isMeasuring} />
            ),
            breakdown: (
              <BuilderBreakdown
                price={price}
                techniques={used}
                measurement={measurement}
                isMeasuring={isMeasuring}
              />
            ),
            action: (
              <AddToCart
                product={product}
                techniques={techniques}
                measurement={measurement}
                line={line}
                edited={edited.line}
                design={state.design}
                units={roster.units}
                list={roster}
                roster={roster.persons}
                forget={designDraft.forget}
              />
            ),
          }}
        />
      </Suspense>
    </EditorBoundary>
  )
}

type UnitsSlotProps = Pick<RosterEditing, 'product' | 'roster' | 'preview'> &
  Pick<BuilderEditorProps['designDraft'], 'change'> & { units: DesignDraftState['units'] }

/** The quantity, or the list of persons that decides it. */
function UnitsSlot({ product, units, roster, preview, change }: UnitsSlotProps) {
  const own = { product, roster, preview }
  return roster.isForPersons ? (
    <RosterButton {...own} onChange={(rows) => change({ roster: rows })} />
  ) : (
    <UnitsButton product={product} units={units} onChange={(next) => change({ units: next })} />
  )
}

type HostProps = BuilderEditorProps & { units: Readonly<Record<string, number>> }

function useHost(props: HostProps, variant: Variant | undefined): Host {
  const { product, techniques, config, palettes, clipArt, designDraft } = props
  const locale = useLocale()
  const logoLibrary = useLogoLibrary(config)
  const preview = usePreview(product, variant?.sku ?? null)
  const techniquePrices = useTechniqueHints({
    product,
    techniques,
    units: props.units,
    editedUuid: props.edited.line?.shoppingCartUUID,
  })
  const suggestInks = useSuggestInks()
  const places = useMemo(() => toEditorPrintAreas(product, variant), [product, variant])
  const offered = useMemo(() => toEditorTechniques(techniques, palettes), [techniques, palettes])
  const { change } = designDraft
  return useMemo(
    () => ({
      locale,
      product: product.name,
      places,
      techniques: offered,
      desk: logoLibrary,
      preview,
      techniquePrices,
      suggestInks,
      clipArt,
      dpi: { warn: config.warnDPI, refuse: config.minDPI },
      onChange: (design) => change({ design }),
      notify,
    }),
    [
      locale,
      product.name,
      places,
      offered,
      logoLibrary,
      preview,
      techniquePrices,
      suggestInks,
      clipArt,
      config,
      change,
    ],
  )
}

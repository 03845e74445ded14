import type { Host } from '@estampa/editor/host'
import { Suspense, useMemo } from 'react'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import type { Variant } from '../../catalog/product.ts'
import { type Palettes, placesOf, techniquesOf } from '../../customization/builder/editor-parts.ts'
import { Editor, EditorBoundary } from '../../customization/builder/lazy-editor.tsx'
import { BuilderSkeleton } from '../../customization/builder/skeleton.tsx'
import { useLogoDesk } from '../../customization/builder/use-logo-desk.ts'
import type { PrintingConfig } from '../../customization/step-list.tsx'
import { useLocale } from '../../messages/use-messages.ts'
import { notify } from '../../shell/notify.ts'
import { useShopConfig } from '../../shell/shop-data.ts'
import type { Edited } from '../editing/use-draft.ts'
import { useEditedLine } from '../editing/use-edited-line.ts'
import { AddAction } from './add-action.tsx'
import { BackLink, KeptNote } from './bar-parts.tsx'
import { OpeningNotes } from './opening-notes.tsx'
import { Breakdown, PriceTag } from './price-tag.tsx'
import { UnitsButton } from './units-button.tsx'
import { useBuilderLine } from './use-builder-line.ts'
import { isUnderWay, useMeasured } from './use-measured.ts'
import { usePreview } from './use-preview.ts'
import { useTechniqueHints } from './use-technique-hints.ts'
import { type Unfinished, useUnfinished } from './use-unfinished.ts'

export type BuilderProps = LoadedProduct & { config: PrintingConfig; palettes: Palettes }

/** The product builder: the editor in its frame, with price and the way into the cart. */
export function BuilderScreen(props: BuilderProps) {
  const edited = useEditedLine(props.product)
  const unfinished = useUnfinished(props, edited)
  const { state } = unfinished
  if (!state) return <BuilderSkeleton product={props.product} />
  return <Building {...props} edited={edited} unfinished={unfinished} state={state} />
}

type BuildingProps = BuilderProps & {
  edited: Edited
  unfinished: ReturnType<typeof useUnfinished>
  state: Unfinished
}

function Building(props: BuildingProps) {
  const { product, techniques, edited, unfinished, state } = props
  const { change } = unfinished
  const chosen = product.products.find((one) => (state.units[one.sku] ?? 0) > 0)
  const measuring = useMeasured(state.design, product.id, chosen?.sku ?? null)
  const { line, price, used } = useBuilderLine({ product, techniques, measuring, units: state.units, edited })
  const host = useHost(props, chosen)
  const { measured } = measuring
  const judgements = useMemo(
    () => measured?.judgements.filter(({ code }) => code !== 'nothing_drawn') ?? [],
    [measured],
  )
  const isJudging = isUnderWay(measuring, state.design)
  const judging = useMemo(
    () => ({ isUnderWay: isJudging, trouble: measuring.trouble }),
    [isJudging, measuring.trouble],
  )
  const units = (
    <UnitsButton product={product} units={state.units} onChange={(next) => change({ units: next })} />
  )
  return (
    <EditorBoundary>
      <Suspense fallback={<BuilderSkeleton product={product} />}>
        <OpeningNotes unfinished={unfinished} edited={edited} />
        <Editor
          key={state.first.round}
          host={host}
          first={state.first.design}
          judgements={judgements}
          judging={judging}
          slots={{
            back: <BackLink product={product} isEditing={edited.isEditing} />,
            kept: <KeptNote isKept={state.isKept} />,
            units,
            price: <PriceTag price={price} techniques={used} measuring={measuring} isJudging={isJudging} />,
            breakdown: (
              <Breakdown price={price} techniques={used} measuring={measuring} isJudging={isJudging} />
            ),
            action: <AddAction {...{ product, techniques, measuring, line, edited, unfinished, state }} />,
          }}
        />
      </Suspense>
    </EditorBoundary>
  )
}

function useHost(props: BuildingProps, variant: Variant | undefined): Host {
  const { product, techniques, config, palettes, unfinished } = props
  const locale = useLocale()
  const { productBuilder } = useShopConfig()
  const desk = useLogoDesk(config)
  const preview = usePreview(product, variant?.sku ?? null)
  const techniquePrices = useTechniqueHints({
    ...{ product, techniques, units: props.state.units, threads: config.threadPalette },
    editedUuid: props.edited.line?.shoppingCartUUID,
  })
  const places = useMemo(() => placesOf(product, variant), [product, variant])
  const offered = useMemo(() => techniquesOf(techniques, palettes), [techniques, palettes])
  const { change } = unfinished
  return useMemo(
    () => ({
      locale,
      product: product.name,
      ground: variant?.primary_color ?? null,
      ...{ places, techniques: offered, desk, preview, techniquePrices },
      clipArt: productBuilder.categories,
      dpi: { warn: config.warnDPI, refuse: config.minDPI },
      onChange: (design) => change({ design }),
      notify,
    }),
    [
      locale,
      product.name,
      variant,
      places,
      offered,
      desk,
      preview,
      techniquePrices,
      productBuilder,
      config,
      change,
    ],
  )
}

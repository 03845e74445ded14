import type { CartProduct } from '@estampa/domain/cart'
import { orderableUnits } from '@estampa/domain/catalog'
import { BottomBar } from '@estampa/ui/bottom-bar'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { type LoadedProduct, techniquesOf } from '../../catalog/load-product.ts'
import { StockWarning } from '../../catalog/product-page/stock-warning.tsx'
import {
  awaitsTechnique,
  type Draft,
  findActiveView,
  finishedDesign,
  openArea,
} from '../../customization/draft.ts'
import { type PreflightCheck, PreflightNotes } from '../../customization/preflight-notes.tsx'
import { fixesItself, SingleToneNote } from '../../customization/single-tone.tsx'
import { LOGO_INPUT_ID } from '../../customization/steps/logo-step.tsx'
import { isMeasurementPending, type MeasurementState } from '../../customization/use-design-measurement.ts'
import { customizeMessages } from '../../messages/customize.ts'
import { productMessages } from '../../messages/product.ts'
import { useSwitches } from '../../shop/switches.ts'
import { CustomizedPrice } from '../customized-price.tsx'
import { ShortTotal } from '../live-total.tsx'
import { DecorationNotes } from '../next-price-break.tsx'
import { awaitedDecoration } from './technique-trials.ts'
import { useAfterPreflight } from './use-after-preflight.ts'
import { useDesignedLine } from './use-designed-line.ts'
import { useSaveLine } from './use-save-line.ts'

/** The geometry of the editor comes with the first check that it can mend. */
const CheckFixes = lazy(() =>
  import('../../customization/check-fixes.tsx').then(({ CheckFixes: fixes }) => ({ default: fixes })),
)

const AppliedFix = lazy(() =>
  import('../../customization/check-fixes.tsx').then(({ AppliedFix: fix }) => ({ default: fix })),
)

type ResultPanelProps = LoadedProduct & {
  /** With the technique that is preset. */
  draft: Draft
  /** The server's word on the finished places of the draft. */
  measurement: MeasurementState
  /** The line of the cart that is edited. */
  edited: CartProduct | undefined
  forget: () => void
  change: (next: (draft: Draft) => Draft) => void
  /** The server is making another version of a logo. */
  onWorking: (isWorking: boolean) => void
  /** The delivery cost of these lines. */
  delivery: (lines: readonly CartProduct[], subTotal: number | undefined) => ReactNode
}

/** The price and the button that adds the line to the cart or replaces the edited one. */
export function ResultPanel(props: ResultPanelProps) {
  const { product, techniques, draft, measurement, edited, delivery, change } = props
  const t = useMessages(customizeMessages)
  const product_t = useMessages(productMessages)
  const { buy, quote, prices } = useSwitches()
  const { active, design } = draft
  // the units change nothing of it
  const awaited = useMemo(
    () =>
      measurement.failure === null ? awaitedDecoration({ active, design }, { product, techniques }) : null,
    [active, design, product, techniques, measurement.failure],
  )
  const isHeld = isPresetPending(props)
  const { line, price, used } = useDesignedLine({ ...props, awaited, isHeld, units: draft.units })
  const over = product.products.filter((one) => (draft.units[one.sku] ?? 0) > orderableUnits(one))
  const { checks, refused, isFinished, isMeasuring, isReady } = statusOf(props, { line, over })
  const { save, isSaving, failure } = useSaveLine({
    ...props,
    design: finishedDesign(draft),
    units: draft.units,
  })
  const { press, isWaiting } = useAfterPreflight(isMeasuring, () => isReady && void save())
  const trouble = failure ?? measurement.failure
  const action = edited ? t.save : prices ? t.add : t.add_to_quote
  const reasons = useRef<HTMLDivElement>(null)
  const fixes = (check: PreflightCheck) =>
    check.remedies.length > 0 && (
      <Suspense fallback={<div className="mt-2 h-9" />}>
        <CheckFixes {...props} check={check} isOutdated={isMeasuring} />
      </Suspense>
    )
  const [itself] = refused.filter((check) => fixesItself(check, props))
  const refusals = <PreflightNotes checks={refused} fixes={fixes} />
  return (
    <>
      <SingleToneNote {...props} />
      <PreflightNotes checks={checks.filter(({ level }) => level !== 'refuse')} fixes={fixes} />
      <div className="grid gap-4 border-t border-line bg-paper pt-4 tall:sticky tall:bottom-0 tall:z-10 tall:pb-4">
        <div ref={reasons} className="scroll-mt-view-45 empty:hidden">
          {itself ? (
            <Suspense fallback={null}>
              <AppliedFix {...props} check={itself} isOutdated={isMeasuring}>
                {refusals}
              </AppliedFix>
            </Suspense>
          ) : (
            refusals
          )}
        </div>
        <CustomizedPrice
          price={isHeld ? { ...price, isUpdating: true } : price}
          techniques={used}
          units={price.units}
          isJudging={isMeasuring || isHeld}
          isGuess={measurement.measured === null}
          brief
        />
        {over.map((variant) => (
          <StockWarning key={variant.sku}>{product_t.too_many(orderableUnits(variant))}</StockWarning>
        ))}
        {!isFinished && hasArt(draft) && (
          <p className="text-14 text-ink-soft">{edited ? t.finish_to_save : t.finish_place}</p>
        )}
        {trouble !== null && (
          <p role="alert" className="text-14 text-error">
            {trouble}
          </p>
        )}
        {line === null && <p className="text-14 text-ink-soft">{t.choose_units}</p>}
        {(buy || quote) && (
          <Button
            size="large"
            wide
            disabled={!isReady}
            isBusy={isWaiting || isSaving}
            onClick={press}
            className="max-md:hidden"
          >
            {action}
          </Button>
        )}
      </div>
      <div>
        <DecorationNotes entry={price.entry} techniques={used} />
        <p className="mt-3 text-14 text-ink-faint">{t.proof}</p>
        {delivery(line && over.length === 0 ? [line] : [], price.entry?.prices.subTotal)}
      </div>
      {(buy || quote) && (
        <BottomBar>
          {refused.length > 0 ? (
            <button
              type="button"
              className="min-h-11 flex-1 text-left text-14 font-semibold text-error underline underline-offset-4"
              onClick={() => reasons.current?.scrollIntoView({ block: 'start' })}
            >
              {t.why_refused}
            </button>
          ) : (
            <ShortTotal price={price} totalName={t.total_with_taxes} />
          )}
          {hasArt(draft) ? (
            <Button disabled={!isReady} isBusy={isWaiting || isSaving} onClick={press}>
              {action}
            </Button>
          ) : (
            <Button
              onClick={() =>
                draft.step === 'logo'
                  ? document.getElementById(LOGO_INPUT_ID)?.click()
                  : change((now) => openArea(now, now.active ?? product.printing_areas[0]?.id ?? 0))
              }
            >
              {t.upload}
            </Button>
          )}
        </BottomBar>
      )}
    </>
  )
}

const hasArt = ({ design }: Draft): boolean => design.views.some(({ elements }) => elements.length > 0)

/** Whether a technique will be preset as soon as prices are known, of which the price then is. */
function isPresetPending({ product, techniques, draft }: ResultPanelProps): boolean {
  const area = product.printing_areas.find(({ id }) => id === draft.active)
  const isOffered = area !== undefined && techniquesOf(area, techniques).length > 0
  return isOffered && awaitsTechnique(findActiveView(draft))
}

type LineStatus = { line: CartProduct | null; over: readonly unknown[] }

/** Whether the draft can be put into the cart, and what the server finds in it. While it is measured, that is not known. */
function statusOf({ draft, measurement }: ResultPanelProps, { line, over }: LineStatus) {
  const design = finishedDesign(draft)
  const checks = design.views.length > 0 ? (measurement.measured?.judgements ?? []) : []
  const refused = checks.filter(({ level }) => level === 'refuse')
  const isFinished = design.views.length === draft.design.views.length
  const isMeasuring = isMeasurementPending(measurement, design)
  const hasUnits = Object.values(draft.units).some((quantity) => quantity > 0)
  const isWhole = design.views.length > 0 && isFinished && hasUnits && over.length === 0
  const isMade = isMeasuring || (line !== null && refused.length === 0 && measurement.failure === null)
  return { checks, refused, isFinished, isMeasuring, isReady: isWhole && isMade }
}

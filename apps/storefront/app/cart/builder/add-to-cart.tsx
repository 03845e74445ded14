import type { CartProduct } from '@estampa/domain/cart'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { unitsInAll } from '../../catalog/units-by-sku.ts'
import {
  hasElements,
  isMeasurementPending,
  type MeasurementState,
} from '../../customization/use-design-measurement.ts'
import { builderMessages } from '../../messages/builder.ts'
import { productMessages } from '../../messages/product.ts'
import { rosterMessages } from '../../messages/roster.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useSwitches } from '../../shop/switches.ts'
import { useAfterPreflight } from '../editing/use-after-preflight.ts'
import { type SaveLineOptions, useSaveLine } from '../editing/use-save-line.ts'
import type { Roster } from './roster/use-roster.ts'

type AddToCartProps = SaveLineOptions & {
  measurement: MeasurementState
  line: CartProduct | null
  /** The persons of a design with names and numbers. */
  list: Roster
}

/** «Agregar al carrito». Where that cannot be, a press says why instead of doing nothing. */
export function AddToCart(props: AddToCartProps) {
  const t = useMessages(builderMessages)
  const { buy, quote, prices } = useSwitches()
  const [isTelling, setIsTelling] = useState(false)
  const reasons = useRefusalReasons(props)
  const { save, isSaving, failure, forgive } = useSaveLine(props)
  const act = () => (reasons.length > 0 ? setIsTelling(true) : void save())
  const { press, isWaiting } = useAfterPreflight(isMeasurementPending(props.measurement, props.design), act)
  if (!buy && !quote) return null
  const isEditing = props.edited !== undefined
  return (
    <>
      <Button
        className="shrink-0 max-md:px-3! max-md:text-14!"
        isBusy={isSaving || isWaiting}
        disabled={false}
        onClick={press}
        {...(reasons.length > 0 && { 'data-held': '' })}
      >
        <span className="max-lg:hidden">{isEditing ? t.save : prices ? t.add : t.add_to_quote}</span>
        <span className="lg:hidden">{isEditing ? t.save_short : t.add_short}</span>
      </Button>
      <RefusalPopup open={isTelling} reasons={reasons} onClose={() => setIsTelling(false)} />
      <RefusalPopup open={failure !== null} reasons={[t.not_saved, failure ?? '']} onClose={forgive} />
    </>
  )
}

function useRefusalReasons(props: AddToCartProps): readonly string[] {
  const { product, measurement, line, design, units, list } = props
  const roster_t = useMessages(rosterMessages)
  const t = useMessages(builderMessages)
  const product_t = useMessages(productMessages)
  const { measured, failure } = measurement
  const refused = measured?.judgements.filter(({ level }) => level === 'refuse') ?? []
  const over = product.products.filter(({ sku, stock }) => (units[sku] ?? 0) > stock)
  const total = unitsInAll(units)
  if (!hasElements(design)) return [t.nothing_drawn]
  if (list.isForPersons && list.rows.length === 0) return [roster_t.missing]
  if (list.faults > 0) return [roster_t.faulty(list.faults)]
  return [
    ...(total === 0 ? [t.choose_units] : []),
    ...over.map(({ stock }) => product_t.too_many(stock)),
    ...refused.map(({ sentence }) => sentence),
    ...(failure !== null ? [failure] : []),
    ...(line === null && total > 0 && failure === null ? [t.choose_units] : []),
  ]
}

type RefusalPopupProps = { open: boolean; reasons: readonly string[]; onClose: () => void }

function RefusalPopup({ open, reasons, onClose }: RefusalPopupProps) {
  const t = useMessages(builderMessages)
  const shell = useMessages(shellMessages)
  return (
    <Popup
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t.almost}
      close={shell.close}
      footer={<Button onClick={onClose}>{shell.accept}</Button>}
    >
      <ul className="grid gap-3">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2">
            <Icon name="circle-exclamation-point" size={20} className="mt-0.5 text-error" />
            {reason}
          </li>
        ))}
      </ul>
    </Popup>
  )
}

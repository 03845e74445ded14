import { ActionMenu, type MenuItem } from '@estampa/ui/action-menu'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { shortMomentText } from '@estampa/web/countries'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { useOpenedPaper } from '../controls/use-desk-file.ts'
import { exportMessages } from '../messages/exports.ts'
import { parcelMessages } from '../messages/parcels.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { isRestDue } from './next-act.ts'
import type { PackedParcel, ParcelStepName, StaffOrder } from './order-types.ts'

const PackDialog = onDemand(() => import('./dialogs/pack-dialog.tsx').then((file) => file.PackDialog))
const ParcelDialog = onDemand(() => import('./dialogs/parcel-dialog.tsx').then((file) => file.ParcelDialog))
const ParcelStepDialog = onDemand(() =>
  import('./dialogs/parcel-step-dialog.tsx').then((file) => file.ParcelStepDialog),
)

type ParcelAct = ParcelStepName | 'pack' | 'correct'
type OpenAct = { act: ParcelAct; parcel?: PackedParcel }

const tones = { packed: 'waiting', left: 'going', arrived: 'done' } as const
const packing: readonly StaffOrder['order']['state'][] = ['in_production', 'ready']

/** The parcels of an order that leaves in several, and the button that packs one. */
export function PackingSection({ order: staffOrder }: { order: StaffOrder }) {
  const t = useMessages(parcelMessages)
  const may = useMay()
  const [open, setOpen] = useState<OpenAct>()
  const { order, packing: packed } = staffOrder
  const canPack =
    may('parcels.edit') &&
    packing.includes(order.state) &&
    order.shipping.deliveryMethod === 'shipping' &&
    packed.lines.some(({ unpacked }) => unpacked > 0)
  if (packed.parcels.length === 0 && !canPack) return null
  const { left, all } = order.dispatched
  const isHeld = isRestDue(order)
  return (
    <PageSection
      title={t.title}
      action={
        canPack && (
          <Button variant="second" size="small" onClick={() => setOpen({ act: 'pack' })}>
            {t.pack}
          </Button>
        )
      }
    >
      <p className="text-13 text-ink-soft">
        {packed.parcels.length === 0 && t.pack_hint}
        {packed.parcels.length > 0 && left === 0 && t.nothing_left}
        {left > 0 && left < all && <strong className="text-ink">{t.in_parts(left, all)}</strong>}
        {packed.parcels.length > 0 && left === all && t.all_left}
        {packed.parcels.length > 0 && isHeld && ` ${t.waits_rest}`}
      </p>
      <ul className="divide-y divide-line">
        {packed.parcels.map((parcel) => (
          <ParcelRow
            key={parcel.number}
            orderId={order.id}
            parcel={parcel}
            isHeld={isHeld}
            onAct={(act) => setOpen({ act, parcel })}
          />
        ))}
      </ul>
      {open && <OpenDialog open={open} order={staffOrder} onClose={() => setOpen(undefined)} />}
    </PageSection>
  )
}

type OpenDialogProps = { open: OpenAct; order: StaffOrder; onClose: () => void }

function OpenDialog({ open: { act, parcel }, order, onClose }: OpenDialogProps) {
  if (act === 'pack') return <PackDialog order={order} parcel={parcel} onClose={onClose} />
  if (!parcel) return null
  if (act === 'correct') return <ParcelDialog order={order} parcel={parcel} onClose={onClose} />
  return <ParcelStepDialog order={order} parcel={parcel} step={act} onClose={onClose} />
}

type ParcelRowProps = {
  orderId: string
  parcel: PackedParcel
  /** It may not leave yet. */
  isHeld: boolean
  onAct: (act: ParcelAct) => void
}

function ParcelRow({ orderId, parcel, isHeld, onAct }: ParcelRowProps) {
  const t = useMessages(parcelMessages)
  const { environment } = useShop()
  const slip = useSlip(orderId, parcel)
  const acts = [...useParcelActs(parcel, isHeld, onAct), ...slip]
  const { number, state, carrier, tracking, url, leftAt, arrivedAt, packedAt, packedBy } = parcel
  const moment = (at: string) => shortMomentText(at, environment)
  const when = arrivedAt
    ? t.arrived_at(moment(arrivedAt))
    : leftAt
      ? t.left_at(moment(leftAt))
      : t.packed_at(moment(packedAt), packedBy)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-48 flex-1">
        <p className="font-medium">
          {t.parcel(number)} · {t.units(parcel.units)}
        </p>
        <ul className="text-13 text-ink-soft">
          {parcel.lines.map((line) => (
            <li key={line.position}>
              <span className="tabular">{line.units}</span> ×{' '}
              {[line.productName, line.variantName].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
        <p className="text-13 text-ink-soft">{[when, carrier, tracking].filter(Boolean).join(' · ')}</p>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-13 text-brand-ink underline underline-offset-4"
          >
            {t.follow}
          </a>
        )}
      </div>
      <span className="w-28 max-sm:w-auto">
        <StateDot tone={tones[state]}>{t.states[state]}</StateDot>
      </span>
      <span className="w-9 max-sm:ml-auto">
        {acts.length > 0 && (
          <ActionMenu
            trigger={
              <IconButton label={t.acts_of(number)} className="-my-2">
                <Icon name="chevron-down" size={18} />
              </IconButton>
            }
            items={acts}
          />
        )}
      </span>
    </li>
  )
}

function useParcelActs(
  { state }: PackedParcel,
  isHeld: boolean,
  onAct: (act: ParcelAct) => void,
): MenuItem[] {
  const t = useMessages(parcelMessages)
  const may = useMay()
  if (!may('parcels.edit') || state === 'arrived') return []
  if (state === 'left')
    return [
      { label: t.confirm, onSelect: () => onAct('confirm') },
      { label: t.correct, onSelect: () => onAct('correct') },
    ]
  return [
    ...(isHeld ? [] : [{ label: t.send, onSelect: () => onAct('send') }]),
    { label: t.change, onSelect: () => onAct('pack') },
    { label: t.take_back, isDangerous: true, onSelect: () => onAct('take_back') },
  ]
}

function useSlip(orderId: string, { number }: PackedParcel): MenuItem[] {
  const t = useMessages(exportMessages)
  const may = useMay()
  const api = useStaffApi()
  const { open } = useOpenedPaper()
  if (!may('production.view')) return []
  const draw = () => api.drawPackingSlips({ orders: [orderId], parcel: number })
  return [{ label: t.slip, onSelect: () => open(draw) }]
}

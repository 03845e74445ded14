import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field, FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import type { FieldErrors } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { shippingTableMessages } from '../../messages/setting-shipping.ts'
import { DayRange } from './day-range.tsx'
import type { PickupDraft, RateDraft } from './rate-draft.ts'

type PickupPointsProps = {
  draft: RateDraft
  errors: FieldErrors
  onChange: (changed: Partial<RateDraft>) => void
}
type Point = PickupDraft['points'][number]
type PointField = Exclude<keyof Point, 'point_id'>
type ChangePickup = (changed: Partial<PickupDraft>) => void

const MOST_POINTS = 50
const pointFields = ['description', 'address', 'open_hours', 'phone'] as const satisfies PointField[]

/** Where an order may be fetched without cost. What is switched off is there again when it is switched on. */
export function PickupPoints({ draft, errors, onChange }: PickupPointsProps) {
  const t = useMessages(shippingTableMessages)
  const [last, setLast] = useState<PickupDraft>()
  const { pickup } = draft
  const offer = (isOffered: boolean) => {
    if (pickup) setLast(pickup)
    onChange({ pickup: isOffered ? (last ?? newPickup(t.pickup_new)) : null })
  }
  return (
    <section aria-label={t.pickup} className="grid gap-3">
      <div>
        <h3 className="font-semibold">{t.pickup}</h3>
        <p className="text-13 text-ink-soft">{t.pickup_note}</p>
      </div>
      <Checkbox
        label={t.pickup_offer}
        checked={pickup !== null}
        onChange={({ target }) => offer(target.checked)}
      />
      {pickup && (
        <PickupFields
          pickup={pickup}
          errors={errors}
          onChange={(changed) => onChange({ pickup: { ...pickup, ...changed } })}
        />
      )}
    </section>
  )
}

type PickupFieldsProps = { pickup: PickupDraft; errors: FieldErrors; onChange: ChangePickup }

function PickupFields({ pickup, errors, onChange }: PickupFieldsProps) {
  const t = useMessages(shippingTableMessages)
  const { name, points } = pickup
  return (
    <>
      <div className="rate-block">
        <Field label={t.pickup_name} error={errors['pickup.name']} className="max-w-70 flex-1">
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={80}
              autoComplete="off"
              value={name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <div className="basis-full">
          <p className="mb-1 text-13 font-medium">{t.pickup_ready}</p>
          <DayRange
            of={name}
            days={pickup}
            at="pickup.days"
            error={errors['pickup.days']}
            onChange={onChange}
          />
        </div>
      </div>
      {points.map((point, at) => (
        <PointFields
          key={point.point_id}
          point={point}
          at={`pickup.points.${at}`}
          errors={errors}
          onChange={(changed) => onChange({ points: points.with(at, { ...point, ...changed }) })}
          onRemove={() => onChange({ points: points.toSpliced(at, 1) })}
        />
      ))}
      {errors['pickup.points'] && <FieldError id="pickup-points-error">{errors['pickup.points']}</FieldError>}
      {points.length < MOST_POINTS && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => onChange({ points: [...points, newPoint(points)] })}
        >
          <Icon name="plus" size={16} />
          {t.add_point}
        </Button>
      )}
    </>
  )
}

type PointFieldsProps = {
  point: Point
  at: string
  errors: FieldErrors
  onChange: (changed: Partial<Point>) => void
  onRemove: () => void
}

function PointFields({ point, at, errors, onChange, onRemove }: PointFieldsProps) {
  const t = useMessages(shippingTableMessages)
  return (
    <div className="rate-block items-start">
      <div className="grid min-w-0 flex-1 grid-fit-50 gap-3">
        {pointFields.map((field) => (
          <Field key={field} label={t.point[field]} error={errors[`${at}.${field}`]}>
            {(aria) => (
              <TextInput
                {...aria}
                maxLength={field === 'phone' ? 60 : 200}
                autoComplete="off"
                value={point[field]}
                onChange={({ target }) => onChange({ [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <IconButton label={t.remove_point(point.description)} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </IconButton>
    </div>
  )
}

function newPickup(name: string): PickupDraft {
  return { name, min: '1', max: '1', points: [newPoint([])] }
}

/** A name of its own, for orders name the point that they were fetched at. */
function newPoint(points: readonly Point[]): Point {
  const taken = new Set(points.map(({ point_id }) => point_id))
  let number = points.length + 1
  while (taken.has(`local-${number}`)) number += 1
  return { point_id: `local-${number}`, description: '', address: '', open_hours: '', phone: '' }
}

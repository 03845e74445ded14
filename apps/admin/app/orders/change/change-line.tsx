import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { orderChangeMessages } from '../../messages/order-change.ts'
import type { ChangeDraftLine, ChangeDraftRow, OrderVariants } from './change-draft.ts'

type Product = OrderVariants[number]
type ChangeLineProps = {
  line: ChangeDraftLine
  product: Product | undefined
  /** Why the server would not take the line. */
  refused: string | undefined
  fault: (row: number) => string | undefined
  onChange: (line: ChangeDraftLine) => void
  /** Of a line that the change adds: it goes at once. */
  onRemove: () => void
}

/** A line of the order: its variants, its quantities, and whether it stays. */
export function ChangeLine({ line, product, refused, fault, onChange, onRemove }: ChangeLineProps) {
  const t = useMessages(orderChangeMessages)
  const { uuid, name, image, rows, isOut, isDecorated } = line
  /** It names no product: it stays as it is, or goes. */
  const isFree = uuid !== null && line.genericProductId === null
  const setRow = (at: number, row: Partial<ChangeDraftRow>) =>
    onChange({ ...line, rows: rows.map((one, index) => (index === at ? { ...one, ...row } : one)) })
  const unused = product?.variants.find(({ sku }) => !rows.some((row) => row.sku === sku))
  return (
    <li className="flex gap-3 py-3">
      <span className="size-12 shrink-0 overflow-hidden rounded-base bg-wash">
        {image && <img src={image} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className={clsx('font-medium', isOut && 'text-ink-faint line-through')}>{name}</p>
        {isOut && <p className="text-13 text-ink-soft">{t.taken_out}</p>}
        {uuid === null && <p className="text-13 text-ink-faint">{t.new_line}</p>}
        {!isOut && isDecorated && <p className="text-13 text-ink-faint">{t.design_stays}</p>}
        {!isOut && !isFree && (
          <div className="mt-2 grid gap-2">
            {rows.map((row, at) => (
              <ChangeRow
                key={row.sku}
                row={row}
                name={name}
                product={product}
                taken={rows.map(({ sku }) => sku)}
                error={fault(at)}
                onChange={(changed) => setRow(at, changed)}
                onRemove={
                  rows.length > 1
                    ? () => onChange({ ...line, rows: rows.filter((_, index) => index !== at) })
                    : undefined
                }
              />
            ))}
            {product?.isCurve && unused && (
              <Button
                variant="quiet"
                className="justify-self-start"
                onClick={() => {
                  const row = { sku: unused.sku, name: unused.variantName, quantity: '1' }
                  onChange({ ...line, rows: [...rows, row] })
                }}
              >
                {t.add_row}
              </Button>
            )}
          </div>
        )}
        {refused && !isOut && (
          <p role="alert" className="mt-2 text-13 text-error">
            {refused}
          </p>
        )}
      </div>
      <IconButton
        label={isOut ? t.put_back(name) : t.take_out(name)}
        onClick={() => (uuid === null ? onRemove() : onChange({ ...line, isOut: !isOut }))}
      >
        <Icon name={isOut ? 'rotate-ccw' : 'x'} size={16} />
      </IconButton>
    </li>
  )
}

type ChangeRowProps = {
  row: ChangeDraftRow
  name: string
  product: Product | undefined
  taken: readonly string[]
  error: string | undefined
  onChange: (row: Partial<ChangeDraftRow>) => void
  onRemove: (() => void) | undefined
}

function ChangeRow({ row, name, product, taken, error, onChange, onRemove }: ChangeRowProps) {
  const t = useMessages(orderChangeMessages)
  const full = `${name} ${row.name}`.trim()
  const offered = product?.variants.filter(({ sku }) => sku === row.sku || !taken.includes(sku)) ?? []
  const isOffered = offered.some(({ sku }) => sku === row.sku)
  const options = [
    // what was bought may be sold no more
    ...(isOffered ? [] : [{ value: row.sku, label: row.name || row.sku }]),
    ...offered.map(({ sku, variantName, stock }) => ({
      value: sku,
      label: `${variantName || sku} · ${t.stock(stock)}`,
    })),
  ]
  return (
    <Field hideLabel label={t.quantity_of(full)} error={error}>
      {(aria) => (
        <span className="flex items-center gap-2">
          <TextInput
            {...aria}
            inputMode="numeric"
            maxLength={6}
            className="w-20 shrink-0 text-right tabular"
            value={row.quantity}
            onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
          />
          {product ? (
            <Select
              aria-label={t.variant_of(name)}
              className="min-w-0 flex-1"
              value={row.sku}
              options={options}
              onChange={({ currentTarget }) => {
                const chosen = offered.find(({ sku }) => sku === currentTarget.value)
                onChange({ sku: currentTarget.value, name: chosen?.variantName ?? row.name })
              }}
            />
          ) : (
            <span className="min-w-0 flex-1 truncate text-13 text-ink-soft">
              {[row.name, row.sku].filter(Boolean).join(' · ')}
            </span>
          )}
          {onRemove && (
            <IconButton label={t.remove_row(full)} onClick={onRemove}>
              <Icon name="x" size={16} />
            </IconButton>
          )}
        </span>
      )}
    </Field>
  )
}

import { sizeCurves } from '@estampa/domain/catalog/new-product'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { type KeyboardEvent, useState } from 'react'
import { newProductMessages } from '../messages/new-product.ts'
import type { StaffVariant } from './use-product.ts'
import {
  faultsOfColors,
  type MatrixCell,
  type MatrixColor,
  matrixColumns,
  matrixRows,
  renamedColor,
  type VariantMatrix,
  withSizes,
} from './variant-matrix.ts'

export type MatrixEditing = {
  matrix: VariantMatrix
  onChange: (matrix: VariantMatrix) => void
  code: string
  /** Those that the product has. */
  variants: readonly StaffVariant[]
  /** What is wrong with a sku, in words. */
  skuFault: (sku: string) => string | undefined
  /** Whether names that are missing are marked. */
  isTried: boolean
}

/** Colors, sizes, and the variants that they make with their skus. */
export function VariantMatrixFields(props: MatrixEditing) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ColorRows {...props} />
      <SizeChips {...props} />
      <MatrixTable {...props} />
    </div>
  )
}

function ColorRows({ matrix, onChange, isTried }: MatrixEditing) {
  const t = useMessages(newProductMessages)
  const faults = faultsOfColors(matrix)
  const [added, setAdded] = useState<string>()
  const put = (id: string, color: MatrixColor | null) =>
    onChange({
      ...matrix,
      colors: matrix.colors.flatMap((one) => (one.id !== id ? one : (color ?? []))),
    })
  const add = () => {
    const id = crypto.randomUUID()
    setAdded(id)
    onChange({ ...matrix, colors: [...matrix.colors, { id, name: '', hex: '' }] })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-semibold">{t.colors}</legend>
      <ul className="grid gap-2">
        {matrix.colors.map((color, at) => {
          const fault = faults.get(color.id)
          const isMarked = fault === 'repeated' || (isTried && fault === 'empty')
          return (
            <li key={color.id} className="flex items-center gap-2">
              <input
                type="color"
                aria-label={t.tone_of(color.name || t.color_number(at + 1))}
                value={color.hex || '#ffffff'}
                data-none={color.hex === '' || undefined}
                className="tone-input"
                onChange={({ currentTarget }) =>
                  put(color.id, { ...color, hex: currentTarget.value, isOwnTone: true })
                }
              />
              <span className="min-w-0 flex-1 sm:max-w-72">
                <TextInput
                  aria-label={t.color_number(at + 1)}
                  aria-invalid={isMarked || undefined}
                  placeholder={color.was ? t.no_color : t.color_example}
                  value={color.name}
                  maxLength={60}
                  autoFocus={color.id === added}
                  autoComplete="off"
                  onChange={({ currentTarget }) => put(color.id, renamedColor(color, currentTarget.value))}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    add()
                  }}
                />
                {isMarked && (
                  <span className="block text-13 text-error">{t.color_faults[fault ?? 'empty']}</span>
                )}
              </span>
              {!color.was && (
                <IconButton
                  label={t.remove(color.name || t.color_number(at + 1))}
                  onClick={() => put(color.id, null)}
                >
                  <Icon name="x" size={18} />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      <Button variant="quiet" size="small" className="mt-2" onClick={add}>
        <Icon name="plus" size={16} />
        {t.add_color}
      </Button>
    </fieldset>
  )
}

function SizeChips({ matrix, onChange, variants }: MatrixEditing) {
  const t = useMessages(newProductMessages)
  const [typed, setTyped] = useState('')
  const { sizes } = matrix
  const put = (next: readonly string[]) => onChange({ ...matrix, sizes: next })
  const take = () => {
    if (typed.trim() !== '') put(withSizes(sizes, typed))
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-semibold">{t.sizes}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {sizes.map((size) => {
          const isThere = variants.some((one) => one.size === size)
          return (
            <span
              key={size}
              className="inline-flex min-h-9 items-center rounded-pill border border-line-strong pr-1 pl-3 text-14"
            >
              {size}
              {isThere ? (
                <span className="w-2" />
              ) : (
                <IconButton label={t.remove(size)} onClick={() => put(sizes.filter((one) => one !== size))}>
                  <Icon name="x" size={16} />
                </IconButton>
              )}
            </span>
          )
        })}
        <TextInput
          aria-label={t.add_size}
          placeholder={t.add_size}
          className="w-40"
          value={typed}
          maxLength={120}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={take}
        />
      </div>
      {sizes.length === 0 && (
        <div className="mt-2 flex flex-wrap gap-x-1 gap-y-1">
          {sizeCurves.map((curve) => (
            <Button key={curve.join()} variant="quiet" size="small" onClick={() => put(curve)}>
              {curve.length > 4 ? `${curve[0]} – ${curve.at(-1)}` : curve.join(' ')}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

function MatrixTable(props: MatrixEditing) {
  const { matrix, code, variants } = props
  const t = useMessages(newProductMessages)
  const rows = matrixRows(matrix, code, variants)
  const columns = matrixColumns(matrix.sizes, variants)
  const fresh = rows.flatMap(({ cells }) => cells).filter(({ state }) => state === 'new').length
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-14 font-semibold">{t.skus}</span>
        <span role="status" className="text-13 text-ink-soft">
          {t.fresh(fresh)}
        </span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled sideways is so by keys too */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t.skus}>
        <table className="sku-matrix">
          {columns.length > 1 || columns[0] !== '' ? (
            <thead>
              <tr>
                <th scope="col">{t.color}</th>
                {columns.map((size) => (
                  <th key={size} scope="col">
                    {size || '–'}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {rows.map(({ color, cells }, row) => (
              <tr key={color?.id ?? ''}>
                <th scope="row">{color ? color.name || t.color_number(row + 1) : t.only_one}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at]}>
                    <SkuCell
                      {...props}
                      cell={cell}
                      name={[color?.name, columns[at]].filter(Boolean).join(' ') || t.only_one}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

type SkuCellProps = MatrixEditing & { cell: MatrixCell; name: string }

function SkuCell({ cell, name, matrix, onChange, skuFault }: SkuCellProps) {
  const t = useMessages(newProductMessages)
  const { key, sku, state } = cell
  if (state === 'there') return <span className="block pt-2 text-ink-faint">{sku}</span>
  const { leftOut } = matrix
  if (state === 'left_out')
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={t.take_in(name)}
        onClick={() => onChange({ ...matrix, leftOut: leftOut.filter((one) => one !== key) })}
      >
        <Icon name="plus" size={16} />
        {t.offer}
      </Button>
    )
  const fault = skuFault(sku)
  return (
    <span className="block">
      <span className="flex items-center">
        <TextInput
          aria-label={t.sku_of(name)}
          aria-invalid={fault ? true : undefined}
          className="min-w-36"
          value={sku}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) =>
            onChange({ ...matrix, skus: { ...matrix.skus, [key]: currentTarget.value } })
          }
        />
        <IconButton
          label={t.leave_out(name)}
          onClick={() => onChange({ ...matrix, leftOut: [...leftOut, key] })}
        >
          <Icon name="x" size={16} />
        </IconButton>
      </span>
      {fault && <span className="block text-13 text-error">{fault}</span>}
    </span>
  )
}

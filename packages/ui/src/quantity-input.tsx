import { Icon } from './icon.tsx'
import { NumberInput } from './number-input.tsx'

type QuantityInputProps = {
  value: number
  onChange: (quantity: number) => void
  least?: number
  most?: number
  label: string
  fewer: string
  more: string
  disabled?: boolean
  id?: string
}

const stepClass =
  'grid w-11 place-items-center text-ink transition-colors hover:bg-wash disabled:text-ink-faint disabled:opacity-50'

/** Units of something: typed, or one by one. An empty field counts as zero until a number is written. */
export function QuantityInput(props: QuantityInputProps) {
  const { value, onChange, least = 0, most = 999_999, label, fewer, more, disabled = false, id } = props
  const change = (quantity: number) => onChange(Math.min(Math.max(quantity, least), most))
  return (
    <div className="inline-flex min-h-11 items-stretch overflow-hidden rounded-base border border-line-strong focus-within:border-ink">
      <button
        type="button"
        className={stepClass}
        aria-label={fewer}
        disabled={disabled || value <= least}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <NumberInput
        id={id}
        aria-label={label}
        value={value === 0 ? '' : String(value)}
        placeholder="0"
        disabled={disabled}
        onChange={(digits) => onChange(Math.min(Number(digits), most))}
        onBlur={() => change(value)}
        className="w-18! rounded-none! border-0! border-x! border-line! text-center"
      />
      <button
        type="button"
        className={stepClass}
        aria-label={more}
        disabled={disabled || value >= most}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
}

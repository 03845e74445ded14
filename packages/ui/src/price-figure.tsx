import { clsx } from 'clsx'

/** An amount as the shop writes it: 1.234,56. The number in major units comes rounded from the server. */
export type PriceParts = { text: string; main: string; cents: string }

const formats = new Map<number, Intl.NumberFormat>()

/** Making a formatter costs more than the whole card, so one is kept per number of decimals. */
function formatOf(decimals: number): Intl.NumberFormat {
  let format = formats.get(decimals)
  if (!format) {
    format = new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    formats.set(decimals, format)
  }
  return format
}

export function priceParts(amount: number, decimals = 2): PriceParts {
  const text = formatOf(decimals).format(amount)
  const [main = '', cents = ''] = text.split(',')
  return { text, main, cents }
}

export function priceText(amount: number, decimals = 2, symbol = '$'): string {
  return `${symbol} ${formatOf(decimals).format(amount)}`
}

export type PriceSize = 'small' | 'base' | 'large' | 'huge'

const sizes: Record<PriceSize, string> = {
  small: 'text-14',
  base: '',
  large: 'text-28',
  huge: 'text-36',
}

type PriceFigureProps = {
  amount: number
  decimals?: number
  symbol?: string
  size?: PriceSize
  /** «desde», small before the amount. */
  from?: string | undefined
  /** «c/u», quiet after the amount. */
  unit?: string | undefined
  /** «+ impuestos», quiet after all. */
  taxes?: string | undefined
  struck?: boolean
}

/** The whole part large, the cents small and raised, everything else quiet. Read out as one amount. */
export function PriceFigure(props: PriceFigureProps) {
  const { amount, decimals = 2, symbol = '$', size = 'base', from, unit, taxes, struck = false } = props
  const { text, main, cents } = priceParts(amount, decimals)
  const Amount = struck ? 's' : 'span'
  return (
    <span className="price">
      {from && <small>{from}</small>}
      <Amount className={clsx('price-amount', sizes[size])}>
        {cents ? (
          <>
            <span className="sr-only">{`${symbol} ${text}`}</span>
            <span aria-hidden="true">
              {`${symbol} ${main}`}
              <sup>{cents}</sup>
            </span>
          </>
        ) : (
          `${symbol} ${text}`
        )}
      </Amount>
      {(unit || taxes) && <small>{[unit, taxes].filter(Boolean).join(' ')}</small>}
    </span>
  )
}

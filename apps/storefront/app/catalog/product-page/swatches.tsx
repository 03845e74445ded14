import { orderableUnits } from '@estampa/domain/catalog'
import { ColorDot } from '@estampa/ui/color-dot'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { productMessages } from '../../messages/product.ts'
import { type Variant, variantLabel } from '../product.ts'

type SwatchesProps = { variants: readonly Variant[]; chosen: Variant }

/** The variants by color or by name. Each is an address, so a color can be sent and works without a script. */
export function Swatches({ variants, chosen }: SwatchesProps) {
  const t = useMessages(productMessages)
  const colored = variants.every((variant) => variant.primary_color)
  return (
    <div>
      <p className="mb-1 text-14">
        <span className="font-semibold">{colored ? t.colour : t.variant}:</span> {variantLabel(chosen)}
      </p>
      <ul className={clsx('flex flex-wrap', colored ? '-m-1' : 'gap-2')}>
        {variants.map((variant) => (
          <li key={variant.sku}>
            <Link
              to={`?sku=${encodeURIComponent(variant.sku)}`}
              replace
              preventScrollReset
              aria-label={
                orderableUnits(variant) > 0
                  ? variantLabel(variant)
                  : `${variantLabel(variant)}, ${t.no_stock}`
              }
              aria-current={variant.sku === chosen.sku ? 'true' : undefined}
              title={variantLabel(variant)}
              className={colored ? dotClass : nameClass}
            >
              {colored ? <Dot variant={variant} /> : variantLabel(variant)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const dotClass =
  'relative grid size-11 place-items-center rounded-full before:absolute before:inset-1 before:rounded-full before:border-2 before:border-transparent before:transition-colors hover:before:border-line-strong aria-[current=true]:before:border-ink'
const nameClass =
  'flex min-h-11 items-center rounded-base border border-line-strong px-3.5 text-14 hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper'

function Dot({ variant }: { variant: Variant }) {
  return (
    <span aria-hidden="true" className={clsx('grid', orderableUnits(variant) === 0 && 'opacity-35')}>
      <ColorDot
        name={variantLabel(variant)}
        color={variant.primary_color}
        second={variant.secondary_color}
        size={26}
      />
    </span>
  )
}

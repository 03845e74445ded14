import { ColorDot } from '@estampa/ui/color-dot'
import { Picture } from '@estampa/ui/picture'
import { PriceFigure } from '@estampa/ui/price-figure'
import { productSource } from '../catalog/tiles/picture-source.ts'
import { usePageLook } from '../theme/page-look.ts'
import { pictureRatios, templateOf } from '../theme/templates.ts'
import { SampleRow, SampleSection } from './sample-section.tsx'

const colors = [
  ['#1d1f23', 'Negro'],
  ['#ffffff', 'Blanco'],
  ['#1f4e9c', 'Azul'],
  ['#b3261e', 'Rojo'],
] as const
const tiers = [
  ['12', '$ 9.850', ''],
  ['50', '$ 8.420', '15 % menos'],
  ['100', '$ 7.754', '21 % menos'],
  ['500', '$ 6.930', '30 % menos'],
] as const

/** A product as it stands among others, its picture on the template's ground, its prices. */
export function CardSamples({ picture }: { picture: string | null }) {
  return (
    <SampleSection title="Productos y precios">
      <ul className="grid max-w-180 grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3">
        {(['plain', 'line', 'tint'] as const).map((variant) => (
          <li key={variant}>
            <SampleCard variant={variant} picture={picture} />
          </li>
        ))}
      </ul>
      <SampleRow title="Precios">
        <PriceFigure amount={7754} size="small" unit="c/u" />
        <PriceFigure amount={7754.5} from="desde" unit="c/u" taxes="+ impuestos" />
        <PriceFigure amount={9850} struck />
        <PriceFigure amount={7754} size="large" />
        <PriceFigure amount={294889.1} size="huge" unit="en total" />
      </SampleRow>
      <TierTable />
    </SampleSection>
  )
}

function SampleCard({ variant, picture }: { variant: 'plain' | 'line' | 'tint'; picture: string | null }) {
  const card = templateOf(usePageLook()?.template).card
  return (
    <article className="product-card" data-variant={variant === 'plain' ? undefined : variant}>
      <div className="product-card-picture">
        {picture && (
          <Picture
            {...productSource({ image_url: picture })}
            alt=""
            sizes="(min-width: 600px) 230px, 46vw"
            ratio={pictureRatios[card.picture]}
          />
        )}
      </div>
      <div className={variant === 'plain' ? 'grid gap-2 pt-3' : 'grid gap-2 p-4'}>
        <span className="flex gap-1.5">
          {colors.map(([color, name]) => (
            <ColorDot key={color} color={color} name={name} />
          ))}
        </span>
        <h3 className="text-16">Con tu logo</h3>
        <PriceFigure amount={7754} from="desde" />
      </div>
    </article>
  )
}

function TierTable() {
  return (
    <table className="w-full max-w-130 text-left tabular">
      <caption className="mb-3 text-left text-14 text-ink-soft">Precio por cantidad</caption>
      <thead className="text-14 text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 font-normal">
            Unidades
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Cada una
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Ahorro
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(([units, price, saving]) => (
          <tr key={units} className="border-b border-line">
            <th scope="row" className="py-2 font-normal">
              {units}
            </th>
            <td className="py-2 text-right font-semibold">{price}</td>
            <td className="py-2 text-right text-14 text-success">{saving}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

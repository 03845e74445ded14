import { decimal } from '@estampa/domain/messages/numbers'
import { useMessages } from '@estampa/web/messages'
import { productDetailsMessages } from '../../messages/product-details.ts'
import { useShopConfig } from '../../shop/shop-data.ts'
import { useTemplate } from '../../theme/use-template.ts'
import type { Product } from '../product.ts'
import { isRenewable, MaterialMarks } from '../tiles/material-marks.tsx'

/** The supplier's description of the product and its facts, in two columns; the template says what comes first. */
export function DataSheet({ product }: { product: Product }) {
  const { leads } = useTemplate().product
  return (
    <div className="product-data" data-leads={leads === 'description' ? undefined : leads}>
      {leads === 'material' && <Materials product={product} />}
      <div className="grid gap-x-10 gap-y-8 @three:grid-cols-2">
        {leads === 'facts' && <Facts product={product} />}
        <Description product={product} />
        {leads !== 'facts' && <Facts product={product} />}
      </div>
    </div>
  )
}

function Description({ product }: { product: Product }) {
  const t = useMessages(productDetailsMessages)
  const { showComplementaryInformation } = useShopConfig()
  const extra = showComplementaryInformation ? product.supplementary_information_text : ''
  const paragraphs = `${product.description}\n\n${extra}`.split(/\n\s*\n/).filter((text) => text.trim())
  if (paragraphs.length === 0) return null
  return (
    <section>
      <h2 className="text-22 font-bold">{t.description}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-3 max-w-prose whitespace-pre-line text-ink-soft">
          {text}
        </p>
      ))}
    </section>
  )
}

function Facts({ product }: { product: Product }) {
  const t = useMessages(productDetailsMessages)
  const facts = factsOf(product, t)
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className="text-22 font-bold">{t.data_sheet}</h2>
      <dl className="data-facts">
        {facts.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function factsOf(product: Product, t: typeof productDetailsMessages.arg): [string, string][] {
  const { unit_weight, height, width, length, units_per_box, subattributes } = product
  const sizes = [height, width, length].filter((one) => one > 0)
  const facts: [string, string][] = subattributes.map((one) => [one.attribute_name, one.name])
  if (unit_weight > 0) facts.push([t.weight, t.grams(unit_weight)])
  // what comes in sizes is measured as it lies folded in its box: its measures are those of the size guide
  if (sizes.length === 3 && product.type === 'ProductoSimple')
    facts.push([t.size, t.centimetres(sizes.map((one) => decimal(one, 4)))])
  if (units_per_box > 0) facts.push([t.per_box, String(units_per_box)])
  return facts
}

/** The materials of a product, for a shop whose buyers ask for that first. */
function Materials({ product }: { product: Product }) {
  const t = useMessages(productDetailsMessages)
  const materials = product.subattributes
    .filter(({ attribute_name }) => /^material/i.test(attribute_name))
    .map(({ name }) => name)
  if (materials.length === 0) return null
  return (
    <section className="product-materials">
      <h2 className="text-22 font-bold">{t.made_of}</h2>
      <ul>
        {materials.map((material) => (
          <li key={material}>
            <MaterialMarks materials={[material]} />
          </li>
        ))}
      </ul>
      {materials.some(isRenewable) && <p className="mt-3 text-14 text-ink-soft">{t.leaf}</p>}
    </section>
  )
}

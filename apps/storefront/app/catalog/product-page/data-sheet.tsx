import { decimal } from '@estampa/domain/messages/numbers'
import { useMessages } from '@estampa/web/messages'
import { productDetailsMessages } from '../../messages/product-details.ts'
import { useShopConfig } from '../../shop/shop-data.ts'
import type { Product } from '../product.ts'

/** The supplier's description of the product and its facts, in two columns. */
export function DataSheet({ product }: { product: Product }) {
  const t = useMessages(productDetailsMessages)
  const { showComplementaryInformation } = useShopConfig()
  const { unit_weight, height, width, length, units_per_box, subattributes } = product
  const sizes = [height, width, length].filter((one) => one > 0)
  const facts: [string, string][] = subattributes.map((one) => [one.attribute_name, one.name])
  if (unit_weight > 0) facts.push([t.weight, t.grams(unit_weight)])
  // what comes in sizes is measured as it lies folded in its box: its measures are those of the size guide
  if (sizes.length === 3 && product.type === 'ProductoSimple')
    facts.push([t.size, t.centimetres(sizes.map((one) => decimal(one, 4)))])
  if (units_per_box > 0) facts.push([t.per_box, String(units_per_box)])
  const extra = showComplementaryInformation ? product.supplementary_information_text : ''
  const paragraphs = `${product.description}\n\n${extra}`.split(/\n\s*\n/).filter((text) => text.trim())
  return (
    <div className="product-data">
      <div className="grid gap-x-10 gap-y-8 @three:grid-cols-2">
        {paragraphs.length > 0 && (
          <section>
            <h2 className="text-22 font-bold">{t.description}</h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-3 max-w-prose whitespace-pre-line text-ink-soft">
                {text}
              </p>
            ))}
          </section>
        )}
        {facts.length > 0 && (
          <section>
            <h2 className="text-22 font-bold">{t.data_sheet}</h2>
            <dl className="mt-3 text-14">
              {facts.map(([name, value]) => (
                <div
                  key={`${name} ${value}`}
                  className="flex justify-between gap-6 border-b border-line py-2.5 first:border-t"
                >
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="text-right font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </div>
  )
}

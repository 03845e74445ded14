import { Icon } from '@estampa/ui/icon'

/** Materials that grow again or have been used before: only these bear the leaf. */
const RENEWABLE =
  /\b(alg[oó]d|bamb|calabaza|cart[oó]n|corcho|kraft|lana|lienzo|lino|mader|papel|recicl|vegetal|yute)/i

export const isRenewable = (material: string) => RENEWABLE.test(material)

/** The materials of a product, where they are why it is bought. */
export function MaterialMarks({ materials }: { materials: readonly string[] }) {
  const [first] = materials
  if (first === undefined) return null
  return (
    <span className="material-mark">
      {isRenewable(first) && <Icon name="leaf" size={null} />}
      {first}
    </span>
  )
}

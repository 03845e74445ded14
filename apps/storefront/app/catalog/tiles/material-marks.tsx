import { Icon } from '@estampa/ui/icon'

/** What grows again or has been used before: only this bears the leaf. */
const RENEWABLE =
  /(?<!\p{L})(alg[oó]d|bamb|calabaza|cart[oó]n|corcho|kraft|lana|lienzo|lino|mader|papel|recicl|vegetal|yute)/iu

export const isRenewable = (material: string) => RENEWABLE.test(material)

/** What a product is made of, where that is why it is bought. */
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

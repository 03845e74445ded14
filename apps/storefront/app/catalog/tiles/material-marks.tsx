import { Icon } from '@estampa/ui/icon'

/** What a product is made of, where that is why it is bought. */
export function MaterialMarks({ materials }: { materials: readonly string[] }) {
  const [first] = materials
  if (first === undefined) return null
  return (
    <span className="material-mark">
      <Icon name="leaf" size={null} />
      {first}
    </span>
  )
}

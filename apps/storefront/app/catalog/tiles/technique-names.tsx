const SHOWN = 2

type TechniqueNamesProps = { techniques: readonly { name: string }[] }

/** «Grabado láser · Serigrafía · +2»: the techniques of a product, on wide screens. */
export function TechniqueNames({ techniques }: TechniqueNamesProps) {
  const names = techniques.map(({ name }) => name)
  const rest = names.length - SHOWN
  if (rest > 0) names.splice(SHOWN, rest, `+${rest}`)
  return <p className="technique-names">{names.join(' · ')}</p>
}

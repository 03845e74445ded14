import { useMessages } from '@estampa/web/messages'
import { catalogMessages } from '../../messages/catalog.ts'
import { TechniqueIcon } from './technique-icon.tsx'

const SHOWN = 3

type TechniqueIconsProps = { techniques: readonly { id: number; name: string; key: string }[] }

/** The techniques of a product as icons; the name shows on hover. */
export function TechniqueIcons({ techniques }: TechniqueIconsProps) {
  const t = useMessages(catalogMessages)
  if (techniques.length === 0) return null
  return (
    <ul aria-label={t.techniques} className="technique-icons">
      {techniques.slice(0, SHOWN).map(({ id, name, key }) => (
        <li key={id}>
          <span role="img" aria-label={name}>
            <TechniqueIcon technique={key} size={null} />
          </span>
        </li>
      ))}
    </ul>
  )
}

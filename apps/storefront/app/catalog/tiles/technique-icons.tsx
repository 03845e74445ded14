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
    <ul aria-label={t.techniques} className="relative z-10 hidden gap-0.5 text-ink-faint sm:flex">
      {techniques.slice(0, SHOWN).map(({ id, name, key }) => (
        <li key={id} className="group/tip relative">
          <span role="img" aria-label={name} className="grid size-6 place-items-center">
            <TechniqueIcon technique={key} />
          </span>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute right-0 bottom-full mb-1 rounded-small bg-ink px-2 py-1 text-12 whitespace-nowrap text-paper opacity-0 transition-opacity group-hover/tip:opacity-100"
          >
            {name}
          </span>
        </li>
      ))}
    </ul>
  )
}

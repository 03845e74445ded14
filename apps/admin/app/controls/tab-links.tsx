import { Link } from 'react-router'

type Tab = {
  text: string
  to: string
  isCurrent: boolean
  /** How many records it holds, 0 until that is known: its place is kept. Undefined: not told of this tab. */
  count?: number | undefined
  /** Besides going there. */
  onFollow?: () => void
}

/** The parts of a list as tabs, each with an address of its own; a phone scrolls them sideways. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="-mx-4 mt-3 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max border-b border-line">
        {tabs.map(({ text, to, isCurrent, count, onFollow }) => (
          <li key={text} className="-mb-px">
            <Link to={to} aria-current={isCurrent || undefined} className="tab-link" onClick={onFollow}>
              {text}
              {count !== undefined && <span className="tab-count">{count || ''}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

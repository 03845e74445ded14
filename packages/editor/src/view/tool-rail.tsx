import { clsx } from 'clsx'
import { useEditorMessages } from './messages.ts'
import { usePanels } from './open-panel.ts'
import { panelNames, panels } from './panels/panels.tsx'
import { usePreflightChecks } from './preflight.ts'

/** The panels by name: at the left of a desk, at the bottom of a phone. */
export function ToolRail() {
  const t = useEditorMessages()
  const { panel, open } = usePanels()
  const found = usePreflightChecks()
  const refused = found.filter(({ level }) => level === 'refuse').length
  const count = refused || found.filter(({ level }) => level === 'warn').length
  return (
    <nav
      aria-label={t.tools}
      className="z-20 shrink-0 border-line bg-paper max-md:order-last max-md:border-t md:w-21 md:border-r"
    >
      <ul className="flex md:flex-col md:gap-1 md:p-1.5">
        {panelNames.map((name) => {
          const { icon: Icon } = panels[name]
          return (
            <li key={name} className="relative min-w-0 flex-1">
              <button
                type="button"
                aria-expanded={panel === name}
                aria-controls={panel === name ? 'builder-panel' : undefined}
                onClick={() => open(panel === name ? null : name)}
                className={clsx(
                  'flex min-h-15 w-full flex-col items-center justify-center gap-1 text-12 transition-colors md:min-h-16 md:rounded-base',
                  panel === name
                    ? 'bg-brand-wash font-semibold text-ink'
                    : 'text-ink-soft hover:bg-wash hover:text-ink',
                )}
              >
                <Icon size={22} aria-hidden="true" />
                {t[`panel_${name}`]}
                {name === 'review' && count > 0 && (
                  <span
                    className={clsx(
                      'tabular absolute top-1.5 right-1/2 translate-x-5.5 grid size-5 place-items-center rounded-full text-12 font-semibold text-paper',
                      refused > 0 ? 'bg-error' : 'bg-warning',
                    )}
                  >
                    {count}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

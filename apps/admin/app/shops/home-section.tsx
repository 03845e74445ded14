import { homeSections } from '@estampa/domain/shops/look'
import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { useMessages } from '@estampa/web/messages'
import { homeOrders } from '@estampa/web/theme'
import { homeSectionNames, lookMessages } from '../messages/look.ts'
import { OrderButtons, withMoved } from './order-buttons.tsx'
import type { SectionProps } from './section-props.ts'

/** The blocks of the home page: which are shown, and in what order. */
export function HomeBlockSection({ draft: { look, errors, change } }: SectionProps) {
  const t = useMessages(lookMessages)
  const shown = look.homeSections ?? homeOrders[look.template]
  const hidden = homeSections.filter((name) => !shown.includes(name))
  const set = (next: readonly (typeof homeSections)[number][]) => change('homeSections', [...next])
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
        <span className="font-medium">{look.homeSections ? t.home_own : t.home_template}</span>
        {look.homeSections ? (
          <Button variant="quiet" size="small" onClick={() => change('homeSections', null)}>
            {t.home_template}
          </Button>
        ) : (
          <span className="text-ink-soft">{t.home_template_hint}</span>
        )}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {[...shown, ...hidden].map((name) => {
          const at = shown.indexOf(name)
          const title = homeSectionNames[name]
          return (
            <li key={name} className="flex min-h-11 items-center gap-1">
              <Checkbox
                className="mr-auto"
                label={title}
                checked={at >= 0}
                onChange={({ target }) =>
                  set(target.checked ? [...shown, name] : shown.filter((one) => one !== name))
                }
              />
              {at >= 0 && (
                <OrderButtons
                  what={title}
                  at={at}
                  count={shown.length}
                  onMove={(to) => set(withMoved(shown, at, to))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {errors.homeSections && <p className="text-13 text-error">{errors.homeSections}</p>}
    </div>
  )
}

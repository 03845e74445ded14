import { Icon, type IconName } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { homeMessages } from '../messages/home.ts'
import { useSwitches } from '../shop/switches.ts'
import { HomeBand } from './home-section.tsx'
import { useHomeTemplate } from './home-templates.ts'

/** The occasions that people order for, or what the shop promises. */
export function OccasionsBand() {
  const { occasions } = useHomeTemplate()
  if (occasions.variant === 'promises') return <Promises />
  return occasions.size === 'big' ? <BigOccasions /> : <OccasionsLine />
}

function OccasionsLine() {
  const t = useMessages(homeMessages)
  return (
    <section className="mt-(--section) border-y border-line">
      <div className="page flex flex-wrap items-center justify-center gap-x-6 gap-y-3 py-8 md:justify-between md:gap-x-10">
        <h2 className="w-full text-center text-14 font-semibold text-ink-soft md:w-auto">{t.occasions}</h2>
        <ul className="contents">
          {t.occasion_names.map((name) => (
            <li key={name} className="text-18 font-bold tracking-tight text-ink-faint">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function BigOccasions() {
  const t = useMessages(homeMessages)
  return (
    <HomeBand theme="brand">
      <h2 className="text-14 font-semibold">{t.occasions}</h2>
      <ul className="big-occasions">
        {t.occasion_names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </HomeBand>
  )
}

/** What holds for every order, whatever the shop sells. */
function Promises() {
  const t = useMessages(homeMessages)
  const { prices } = useSwitches()
  const promises: [IconName, string, string][] = [
    ['calendar-check', t.promise_proof, t.promise_proof_text],
    ['package', t.promise_stock, t.promise_stock_text],
    ['truck', t.promise_tracking, t.promise_tracking_text],
  ]
  if (prices) promises.unshift(['file-text', t.promise_price, t.promise_price_text])
  return (
    <section className="page mt-(--section)">
      <h2 className="sr-only">{t.promises}</h2>
      <ul className="promises">
        {promises.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} size={28} className="text-brand-ink" />
            <h3 className="text-16">{title}</h3>
            <p className="text-14 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

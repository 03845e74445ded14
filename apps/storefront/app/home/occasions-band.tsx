import { useMessages } from '@estampa/web/messages'
import { homeMessages } from '../messages/home.ts'

/** The occasions that people order for, as a row of words. No names of clients, because shops have given none. */
export function OccasionsBand() {
  const t = useMessages(homeMessages)
  return (
    <section className="mt-(--section) border-y border-line">
      <div className="page flex flex-wrap items-center justify-center gap-x-10 gap-y-3 py-8 md:justify-between">
        <h2 className="text-14 font-semibold text-ink-soft">{t.occasions}</h2>
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

import { localeOf } from '@estampa/domain/countries/languages'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { ConsentChoice } from '../law/consent-choice.tsx'
import { LawPage } from '../law/law-page.tsx'
import { RemindersConsent } from '../law/reminders-consent.tsx'
import { useMeasurementConsent } from '../measurement/consent.ts'
import { tagCodes } from '../measurement/tags.ts'
import { lawMessages } from '../messages/law.ts'
import { shellMessages } from '../messages/shell.ts'
import { useSession } from '../session/session-provider.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { privacy } = lawMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title: privacy, path: `${basePathOf(params)}/privacy` })
}

export default function Privacy() {
  const t = useMessages(lawMessages)
  const shell = useMessages(shellMessages)
  const path = useShopPath()
  const { status } = useSession()
  const measures = Object.values(tagCodes(useShopConfig())).some(Boolean)
  return (
    <LawPage title={t.privacy} text={t.privacy_text}>
      <div className="mt-8 border-b border-line">
        {measures ? <Measurement /> : <NoMeasurement />}
        {status === 'customer' && <RemindersConsent />}
        <section className="border-t border-line py-6">
          <h2 className="text-18 font-semibold">{t.your_data}</h2>
          <p className="mt-1 max-w-prose text-14 text-ink-soft">{t.your_data_text}</p>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
            {[
              ['/account', t.my_account],
              ['/policy', shell.policy],
              ['/baja', t.leave],
            ].map(([to = '', text]) => (
              <Link
                key={to}
                to={path(to)}
                className="inline-flex min-h-9 items-center underline underline-offset-4"
              >
                {text}
              </Link>
            ))}
          </p>
        </section>
      </div>
    </LawPage>
  )
}

function Measurement() {
  const t = useMessages(lawMessages)
  const [consent, answer] = useMeasurementConsent()
  const change = (given: boolean) => {
    answer(given)
    // scripts that run already only stop with the page
    if (!given && consent === 'given') window.setTimeout(() => window.location.reload(), 300)
  }
  const given = consent === 'given' ? true : consent === 'refused' ? false : undefined
  return <ConsentChoice title={t.measurement} text={t.measurement_text} given={given} onAnswer={change} />
}

function NoMeasurement() {
  const t = useMessages(lawMessages)
  return (
    <section className="border-t border-line py-6">
      <h2 className="text-18 font-semibold">{t.measurement}</h2>
      <p className="mt-1 text-14 text-ink-soft">{t.measurement_none}</p>
    </section>
  )
}

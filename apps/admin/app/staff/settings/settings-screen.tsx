import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { PageHead } from '../../controls/page-head.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { settingsMessages } from '../../messages/settings.ts'
import { useShop } from '../../session/account.ts'
import { DomainsSection } from './domains/domains-section.tsx'
import { MercadoPagoConnection } from './mercado-pago-connection.tsx'
import { PaymentsForm } from './payments-form.tsx'
import { RulesForm } from './rules-form.tsx'
import { type SettingsSection, settingsSections } from './settings-sections.ts'
import { ShippingForm } from './shipping-form.tsx'
import { UsageSection } from './usage-section.tsx'
import { useSettings } from './use-settings.ts'
import { ZippinConnection } from './zippin-connection.tsx'

/** The settings of a shop, page by page; the list of the pages stands beside, on a phone above. */
export function SettingsScreen() {
  const t = useMessages(settingsMessages)
  const { name } = useShop()
  const params = useParams()
  const { data, error, refetch } = useSettings()
  const section = settingsSections.find((one) => one.name === params.section) ?? settingsSections[0]
  return (
    <>
      <title>{`${t.sections[section.name]} · ${t.title} · ${name}`}</title>
      <PageHead title={t.title} note={<span className="block max-w-reading">{t.text}</span>} />
      <div className="settings">
        <SectionList current={section} />
        <section aria-labelledby="settings-section" className="min-w-0">
          <h2 id="settings-section" className="text-16 font-semibold">
            {t.sections[section.name]}
          </h2>
          <p className="mt-1 mb-3 max-w-reading text-13 text-ink-soft">{t.about[section.name]}</p>
          {section.name === 'usage' && <UsageSection />}
          {section.name !== 'usage' && !data && error && (
            <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />
          )}
          {section.name !== 'usage' && !data && !error && <RowsSkeleton label={t.loading} rows={8} />}
          {data && section.name === 'payments' && (
            <>
              <PaymentsForm settings={data} />
              <MercadoPagoConnection />
            </>
          )}
          {data && section.name === 'shipping' && (
            <>
              <ShippingForm settings={data} />
              <ZippinConnection />
            </>
          )}
          {data && section.name === 'domains' && <DomainsSection />}
          {data && section.fields.length > 0 && (
            <RulesForm key={section.name} section={section} settings={data} />
          )}
        </section>
      </div>
    </>
  )
}

function SectionList({ current }: { current: SettingsSection }) {
  const t = useMessages(settingsMessages)
  const { shop } = useShop()
  const list = useRef<HTMLElement>(null)
  // a phone has no room for all of them side by side
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 16
  }, [current])
  return (
    <nav ref={list} aria-label={t.title} className="settings-sections">
      {settingsSections.map((section) => (
        <Link
          key={section.name}
          to={`/${shop}/settings/${section.name}`}
          aria-current={section === current ? 'page' : undefined}
        >
          {t.sections[section.name]}
        </Link>
      ))}
    </nav>
  )
}

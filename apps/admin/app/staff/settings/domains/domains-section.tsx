import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useState } from 'react'
import { RowsSkeleton } from '../../../controls/rows-skeleton.tsx'
import { TeachingEmpty } from '../../../controls/teaching-empty.tsx'
import { domainMessages } from '../../../messages/domains.ts'
import { useMay } from '../../../session/account.ts'
import { AddDomainDialog, MainDomainDialog, RemoveDomainDialog } from './domain-dialogs.tsx'
import { DomainItem } from './domain-item.tsx'
import { type ShopDomain, type ShopDomains, useDomains } from './use-domains.ts'

type DomainAct = { kind: 'add' } | { kind: 'main' | 'remove'; domain: ShopDomain }

/** Where the shop stands: its domains, each with its steps, and the address that it has without one. */
export function DomainsSection() {
  const t = useMessages(domainMessages)
  const { data, error, refetch } = useDomains()
  const [act, setAct] = useState<DomainAct>()
  const close = () => setAct(undefined)
  return (
    <>
      {!data && !error && <RowsSkeleton label={t.loading} rows={3} />}
      {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
      {data && <DomainList data={data} onAct={setAct} />}
      {act?.kind === 'add' && <AddDomainDialog onClose={close} />}
      {data && act?.kind === 'main' && <MainDomainDialog domain={act.domain} onClose={close} />}
      {data && act?.kind === 'remove' && (
        <RemoveDomainDialog domain={act.domain} commonAddress={data.commonAddress} onClose={close} />
      )}
    </>
  )
}

function DomainList({ data, onAct }: { data: ShopDomains; onAct: (act: DomainAct) => void }) {
  const t = useMessages(domainMessages)
  const may = useMay()
  const mayChange = may('domains.edit')
  const add = mayChange && <Button onClick={() => onAct({ kind: 'add' })}>{t.add}</Button>
  const hasMain = data.domains.some(({ isMain }) => isMain)
  return (
    <>
      {!mayChange && <p className="mb-3 rounded-base bg-wash px-3 py-2 text-13">{t.only_owner}</p>}
      <dl className="setting">
        <dt className="font-semibold">{t.common}</dt>
        <dd className="text-13 break-all">{data.commonAddress}</dd>
        <dd className="text-13 text-ink-soft">{hasMain ? t.common_leads : t.common_is}</dd>
      </dl>
      {data.domains.length === 0 ? (
        <TeachingEmpty drawing="document" title={t.none_title} text={t.none_text} action={add} />
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {data.domains.map((domain) => (
              <DomainItem
                key={domain.host}
                domain={domain}
                target={data.target}
                mayChange={mayChange}
                onMain={() => onAct({ kind: 'main', domain })}
                onRemove={() => onAct({ kind: 'remove', domain })}
              />
            ))}
          </ul>
          <p className="mt-4 max-w-reading text-13 text-ink-soft">{t.panel}</p>
          <div className="mt-4">{add}</div>
        </>
      )}
    </>
  )
}

import { type QuotaKind, type Quotas, quotaKinds, quotaText } from '@estampa/domain/shops'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PageSection } from '../../controls/page-section.tsx'
import { quotaMessages } from '../../messages/quotas.ts'
import { operatorApi } from '../../session/api.ts'
import { QuotaList } from '../quota-list.tsx'
import { QuotasDialog } from './quotas-dialog.tsx'
import { type OperatedShopPage, useShowShop } from './use-operated-shop.ts'

const defaultsKey = ['default-quotas'] as const

function useDefaultQuotas() {
  return useQuery({
    queryKey: defaultsKey,
    queryFn: ({ signal }) => operatorApi.getDefaultQuotas({}, { signal, isQuiet: true }),
  })
}

/** What one shop uses of what it may have. */
export function QuotasSection({ page: { shop, quotas } }: { page: OperatedShopPage }) {
  const t = useMessages(quotaMessages)
  const show = useShowShop()
  const { data: defaults } = useDefaultQuotas()
  const [isOpen, setIsOpen] = useState(false)
  const own = Object.fromEntries(quotas.map(({ kind, own }) => [kind, own])) as Quotas
  const hintOf = (kind: QuotaKind) => {
    const most = defaults?.[kind]
    return typeof most === 'number' ? t.by_default(quotaText(kind, most)) : t.by_default_none
  }
  return (
    <PageSection
      title={t.usage}
      action={
        <Button variant="second" size="small" disabled={!defaults} onClick={() => setIsOpen(true)}>
          {t.change}
        </Button>
      }
    >
      <QuotaList quotas={quotas} />
      {isOpen && (
        <QuotasDialog
          title={t.change_title(shop.name ?? shop.shop)}
          text={t.change_text}
          quotas={own}
          hintOf={hintOf}
          save={(said) => operatorApi.setShopQuotas({ shop: shop.shop, quotas: said })}
          onSaved={show}
          onClose={() => setIsOpen(false)}
        />
      )}
    </PageSection>
  )
}

/** What every shop may have that has no limits of its own. */
export function DefaultQuotasSection() {
  const t = useMessages(quotaMessages)
  const queries = useQueryClient()
  const { data } = useDefaultQuotas()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PageSection
      title={t.defaults}
      action={
        <Button variant="second" size="small" disabled={!data} onClick={() => setIsOpen(true)}>
          {t.change}
        </Button>
      }
    >
      <dl className="grid gap-y-2 text-13 sm:grid-cols-mark sm:gap-x-8">
        {quotaKinds.map((kind) => (
          <div key={kind} className="contents">
            <dt className="text-ink-soft">{t.fields[kind]}</dt>
            <dd className="min-h-5 tabular max-sm:mb-1">{data && limitOf(kind, data, t.none)}</dd>
          </div>
        ))}
      </dl>
      {isOpen && data && (
        <QuotasDialog
          title={t.defaults_title}
          text={t.defaults_text}
          quotas={data}
          save={(said) => operatorApi.setDefaultQuotas(said)}
          onSaved={(saved) => {
            queries.setQueryData(defaultsKey, saved)
            void queries.invalidateQueries({ queryKey: ['operated-shop'] })
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </PageSection>
  )
}

function limitOf(kind: QuotaKind, quotas: Quotas, none: string): string {
  const most = quotas[kind]
  return most === null ? none : quotaText(kind, most)
}

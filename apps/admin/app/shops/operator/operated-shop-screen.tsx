import { defaultCountry } from '@estampa/domain/countries'
import { dateText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { PageHead } from '../../controls/page-head.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { offboardingMessages } from '../../messages/offboarding.ts'
import { CopiesSection } from './copies-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { InspectionSection } from './inspection-section.tsx'
import { QuotasSection } from './quotas-section.tsx'
import { ShopStateDot } from './shop-state-dot.tsx'
import { type OperatedShopPage, useOperatedShop } from './use-operated-shop.ts'

/** One shop of the installation, as whoever runs it sees it. */
export function OperatedShopScreen({ name }: { name: string }) {
  const t = useMessages(offboardingMessages)
  const { data, error, refetch } = useOperatedShop(name)
  const title = data?.shop.name ?? name
  return (
    <>
      <title>{title}</title>
      <PageHead title={title} back={{ to: '/operator', text: t.back }} note={data && <Facts page={data} />} />
      <div className="mt-6">
        {!data && !error && <RowsSkeleton label={t.loading} rows={5} />}
        {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
        {data && <Sections page={data} />}
      </div>
    </>
  )
}

function Facts({ page: { shop } }: { page: OperatedShopPage }) {
  const t = useMessages(offboardingMessages)
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      <ShopStateDot shop={shop} />
      <span className="break-all">{shop.address.replace(/^https?:\/\//, '')}</span>
      <span>{t.created(dateText(shop.createdAt, shop.country ?? defaultCountry))}</span>
    </span>
  )
}

function Sections({ page }: { page: OperatedShopPage }) {
  const country = page.shop.country ?? defaultCountry
  return (
    <div className="grid gap-8">
      <QuotasSection page={page} />
      <InspectionSection shop={page.shop} />
      <CopiesSection shop={page.shop.shop} country={country} copies={page.exports} />
      <DeletionSection page={page} country={country} />
    </div>
  )
}

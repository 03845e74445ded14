import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useState } from 'react'
import { Link } from 'react-router'
import { PageHead } from '../../controls/page-head.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { operatorMessages } from '../../messages/operator.ts'
import { DeletedShops } from './deleted-shops.tsx'
import { HealthSection } from './health-section.tsx'
import { DefaultQuotasSection } from './quotas-section.tsx'
import { CloneDialog, SuspendDialog } from './shop-dialogs.tsx'
import { type OperatedAct, ShopRow } from './shop-row.tsx'
import { type OperatedShop, useOperatedShops, useReopenShop } from './use-operated-shops.ts'

/** The shops of the installation with what each uses, and what an operator does to them. */
export function ShopsScreen() {
  const t = useMessages(operatorMessages)
  const { data, error, refetch } = useOperatedShops()
  return (
    <>
      <title>{t.shops}</title>
      <PageHead
        title={t.shops}
        note={t.text}
        actions={
          <Button asChild>
            <Link to="/new-shop">{t.new_shop}</Link>
          </Button>
        }
      />
      <div className="mt-5">
        {!data && !error && <RowsSkeleton label={t.loading} rows={6} />}
        {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
        {data?.items.length === 0 && (
          <EmptyState
            heading="h2"
            drawing="lost"
            title={t.none_title}
            text={t.none_text}
            action={
              <Button asChild>
                <Link to="/new-shop">{t.new_shop}</Link>
              </Button>
            }
          />
        )}
        {data && data.items.length > 0 && <ShopsTable shops={data.items} />}
      </div>
      {data && (
        <div className="mt-8 grid gap-8">
          <DeletedShops />
          <DefaultQuotasSection />
          <HealthSection failedMails={data.items.reduce((sum, { failedMails }) => sum + failedMails, 0)} />
        </div>
      )}
    </>
  )
}

function ShopsTable({ shops }: { shops: readonly OperatedShop[] }) {
  const t = useMessages(operatorMessages)
  const [open, setOpen] = useState<{ act: OperatedAct; shop: OperatedShop }>()
  const reopen = useReopenShop()
  const close = () => setOpen(undefined)
  const act = (shop: OperatedShop, wanted: OperatedAct) =>
    wanted === 'reopen' ? void reopen(shop) : setOpen({ act: wanted, shop })
  const number = 'text-right tabular max-md:hidden'
  return (
    <>
      <table className="records">
        <caption className="sr-only">{t.shops}</caption>
        <thead>
          <tr>
            <th scope="col">{t.shop}</th>
            <th scope="col">{t.state}</th>
            {[t.products, t.orders, t.mails, t.people].map((name) => (
              <th key={name} scope="col" className={number}>
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {shops.map((shop) => (
            <ShopRow key={shop.shop} shop={shop} onAct={(wanted) => act(shop, wanted)} />
          ))}
        </tbody>
      </table>
      {open?.act === 'suspend' && <SuspendDialog shop={open.shop} onClose={close} />}
      {open?.act === 'clone' && <CloneDialog shop={open.shop} onClose={close} />}
    </>
  )
}

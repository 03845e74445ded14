import type { CallResult } from '@estampa/contract/client'
import type { staffPartnerAccounts } from '@estampa/contract/staff'
import { Button } from '@estampa/ui/button'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { RecordFailure } from '@estampa/web/records'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { StateDot } from '../../controls/state-dot.tsx'
import { partnerAccountMessages } from '../../messages/partner-accounts.ts'
import { useMay, useShop, useStaffApi } from '../../session/account.ts'

export type ConnectedAccounts = CallResult<(typeof staffPartnerAccounts)['getPartnerAccounts']>
type Partner = keyof ConnectedAccounts

const accountsKey = (shop: string) => [shop, 'partner-accounts'] as const

/** What a call gave back stands at once. */
export function useShowAccounts(): (accounts: ConnectedAccounts) => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return (accounts) => queries.setQueryData(accountsKey(shop), accounts)
}

type PartnerConnectionProps = {
  partner: Partner
  /** The numbers of the account, which are no secrets. */
  numbersOf: (accounts: ConnectedAccounts) => string
  onConnect: (accounts: ConnectedAccounts) => void
  test: { run: () => void; isWorking: boolean }
  /** What the test found. */
  children: ReactNode
}

/** A company's account: whether it is offered, and how it is connected, tried and switched. */
export function PartnerConnection({ partner, numbersOf, onConnect, test, children }: PartnerConnectionProps) {
  const t = useMessages(partnerAccountMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const { data, error, refetch } = useQuery({
    queryKey: accountsKey(shop),
    queryFn: ({ signal }) => api.getPartnerAccounts({}, { signal, isQuiet: true }),
  })
  return (
    <section aria-label={t.titles[partner]} className="setting">
      <h3 className="font-semibold">{t.titles[partner]}</h3>
      <p className="mt-0.5 max-w-reading text-13 text-ink-soft">{t.help[partner]}</p>
      {!data && !error && <RowsSkeleton label={t.loading} rows={1} />}
      {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
      {data && (
        <>
          <AccountState account={data[partner]} numbers={numbersOf(data)} />
          <AccountButtons
            partner={partner}
            account={data[partner]}
            onConnect={() => onConnect(data)}
            test={test}
          />
          <div role="status">{children}</div>
        </>
      )}
    </section>
  )
}

type Account = ConnectedAccounts[Partner]

function AccountState({ account, numbers }: { account: Account; numbers: string }) {
  const t = useMessages(partnerAccountMessages)
  const { environment } = useShop()
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-13">
      {!account && <StateDot tone="quiet">{t.none}</StateDot>}
      {account && (
        <>
          <StateDot tone={account.isOn ? 'done' : 'quiet'}>{account.isOn ? t.on : t.off}</StateDot>
          <span className="text-ink-soft">{numbers}</span>
          <span className="text-ink-faint">{t.since(shortMomentText(account.changedAt, environment))}</span>
        </>
      )}
    </div>
  )
}

type AccountButtonsProps = Pick<PartnerConnectionProps, 'partner' | 'test'> & {
  account: Account
  onConnect: () => void
}

function AccountButtons({ partner, account, onConnect, test }: AccountButtonsProps) {
  const t = useMessages(partnerAccountMessages)
  const api = useStaffApi()
  const may = useMay()
  const show = useShowAccounts()
  const offer = useMutation({
    mutationFn: (isOffered: boolean) => api.offerPartner({ partner, isOffered }),
    onSuccess: (accounts, isOffered) => {
      show(accounts)
      const undo = { label: t.undo, run: () => offer.mutate(!isOffered) }
      notify(isOffered ? t.offered : t.withdrawn, undo)
    },
    onError: (failure) => showError(failure),
  })
  if (!may('shop.accounts')) return null
  const name = t.titles[partner]
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        variant={account ? 'second' : 'main'}
        size="small"
        aria-label={`${account ? t.change : t.connect}: ${name}`}
        onClick={onConnect}
      >
        {account ? t.change : t.connect}
      </Button>
      {account && (
        <>
          <Button
            variant="second"
            size="small"
            isBusy={test.isWorking}
            aria-label={`${t.test}: ${name}`}
            onClick={test.run}
          >
            {t.test}
          </Button>
          <Button
            variant="quiet"
            size="small"
            isBusy={offer.isPending}
            aria-label={`${account.isOn ? t.withdraw : t.offer}: ${name}`}
            onClick={() => offer.mutate(!account.isOn)}
          >
            {account.isOn ? t.withdraw : t.offer}
          </Button>
        </>
      )}
    </div>
  )
}

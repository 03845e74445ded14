import { Button } from '@estampa/ui/button'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { PageHead } from '../controls/page-head.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { exportMessages } from '../messages/exports.ts'
import { moneyDeskMessages } from '../messages/money-desk.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { ExportPaymentsDialog } from './export-payments-dialog.tsx'
import { MoneyActDialog } from './money-act-dialog.tsx'
import { MoneyFlags } from './money-flags.tsx'
import type { MoneyAct } from './money-types.ts'
import { ReportedPayments } from './reported-payments.tsx'

const REFRESH_MS = 60_000
const MOST_FLAGS = 100

/** What waits for the people of the money: payments that were told of, and what no rule can settle. */
export function MoneyScreen() {
  const t = useMessages(moneyDeskMessages)
  const { shop, name } = useShop()
  const [act, setAct] = useState<MoneyAct>()
  const [isAsking, setIsAsking] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  const x = useMessages(exportMessages)
  const may = useMay()
  const { data, error, refetch } = useMoney()
  const queries = useQueryClient()
  const close = useCallback(() => {
    setAct(undefined)
    void queries.invalidateQueries({ queryKey: [shop, 'money'] })
  }, [queries, shop])
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        actions={
          <>
            <Button asChild variant="quiet" size="small">
              <Link to={`/${shop}/money/closing`}>{t.closing}</Link>
            </Button>
            {may('payments.export') && (
              <Button variant="quiet" size="small" onClick={() => setIsExporting(true)}>
                {x.payments}
              </Button>
            )}
            <Button variant="second" size="small" onClick={() => setIsAsking(true)}>
              {t.record}
            </Button>
          </>
        }
      />
      {error && !data && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton label={t.loading} rows={8} />}
      {data && (
        <div className="mt-4 grid gap-8">
          <ReportedPayments
            items={data.reported.items}
            count={data.reported.totalCount}
            total={data.reported.total}
            onAct={setAct}
          />
          <MoneyFlags flags={data.flags.items} onAct={setAct} />
        </div>
      )}
      {isAsking && (
        <OrderNumberDialog
          onClose={() => setIsAsking(false)}
          onNumber={(number) => {
            setIsAsking(false)
            setAct({ kind: 'record', number })
          }}
        />
      )}
      {isExporting && <ExportPaymentsDialog onClose={() => setIsExporting(false)} />}
      {act && <MoneyActDialog act={act} onClose={close} />}
    </>
  )
}

function useMoney() {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: [shop, 'money', 'desk'],
    queryFn: async ({ signal }) => {
      const options = { signal, isQuiet: true }
      const [reported, flags] = await Promise.all([
        api.getReportedPayments({}, options),
        api.getFlags({ maxResultCount: MOST_FLAGS }, options),
      ])
      return { reported, flags }
    },
    refetchInterval: REFRESH_MS,
  })
}

type OrderNumberDialogProps = { onNumber: (number: number) => void; onClose: () => void }

/** Money that came without a notice belongs to an order, which is named by its number. */
function OrderNumberDialog({ onNumber, onClose }: OrderNumberDialogProps) {
  const t = useMessages(moneyDeskMessages)
  const { form, errors, isWorking } = useForm({
    check: ({ number = '' }) => ({
      ...(!/^[1-9]\d{0,8}$/.test(number) && { number: t.order_number_wrong }),
    }),
    send: async ({ number = '' }) => Number(number),
    onAnswer: onNumber,
  })
  return (
    <FormPopup
      startsInField
      title={t.record_title}
      submit={t.record_next}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <FormField
        name="number"
        label={t.order_number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        className="tabular"
        errors={errors}
      />
    </FormPopup>
  )
}

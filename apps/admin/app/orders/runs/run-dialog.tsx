import type { CallInput } from '@estampa/contract/client'
import type { staffOrderRuns } from '@estampa/contract/staff'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { orderRunMessages } from '../../messages/order-runs.ts'
import { orderListMessages } from '../../messages/orders.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { type RunPreview, type RunState, runStates } from './run-types.ts'

type ChosenOrders = Omit<CallInput<(typeof staffOrderRuns)['previewOrderRun']>, 'to'>

/** Says how many of the chosen orders would go where, and why the others would not, before anything is done. */
export function RunDialog({ chosen, onClose }: { chosen: ChosenOrders; onClose: () => void }) {
  const r = useMessages(orderRunMessages)
  const t = useMessages(orderListMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const [to, setTo] = useState<RunState>('in_production')
  const { data, error, refetch } = useQuery({
    queryKey: [shop, 'order-run-preview', to, chosen],
    queryFn: ({ signal }) => api.previewOrderRun({ to, ...chosen }, { signal, isQuiet: true }),
    staleTime: 0,
    gcTime: 0,
  })
  const moving = data?.orders.filter(({ why }) => why === null) ?? []
  const { form, errors, isWorking } = useForm({
    check: () => ({}),
    send: async ({ note = '' }) =>
      moving.length === 0
        ? undefined
        : api.startOrderRun({ to, note, orders: moving.map(({ id, version }) => ({ id, version })) }),
    onAnswer: (run) => run && void navigate(`/${shop}/orders/runs/${run.id}`),
  })
  return (
    <FormPopup
      startsInField
      title={r.dialog}
      submit={moving.length > 0 ? r.start(moving.length) : r.dialog}
      back={r.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <Field label={r.to}>
        {(aria) => (
          <Select
            {...aria}
            value={to}
            options={runStates.map((state) => ({ value: state, label: t.states[state] ?? state }))}
            onChange={({ currentTarget }) =>
              setTo(runStates.find((state) => state === currentTarget.value) ?? to)
            }
          />
        )}
      </Field>
      <div aria-live="polite" className="min-h-28">
        {!data && !error && <RowsSkeleton label={r.looking} rows={2} />}
        {error && <RecordFailure error={error} title={r.failed_title} retry={() => void refetch()} />}
        {data && <PreviewResult preview={data} />}
      </div>
      <FormField
        name="note"
        label={r.note}
        hint={r.note_hint}
        optional={r.optional}
        maxLength={300}
        autoComplete="off"
        errors={errors}
      />
    </FormPopup>
  )
}

function PreviewResult({ preview: { moving, orders } }: { preview: RunPreview }) {
  const r = useMessages(orderRunMessages)
  const staying = orders.filter(({ why }) => why !== null)
  const reasons = Map.groupBy(staying, ({ why }) => why ?? '')
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{moving > 0 ? r.will_move(moving) : r.none_will}</p>
      {moving > 0 && <p className="text-13 text-ink-soft">{r.mails}</p>}
      {staying.length > 0 && (
        <div className="text-13">
          <p>{r.stay(staying.length)}</p>
          <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto text-ink-soft">
            {[...reasons].map(([why, left]) => (
              <li key={why}>
                <span className="tabular">{left.map(({ number }) => number).join(', ')}</span>: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { useSettled } from '../controls/use-settled.ts'
import { newQuoteMessages } from '../messages/quotes.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { type CallerFaults, nobody, type TypedCaller } from './caller.ts'

const TYPING_MS = 250
const SHOWN = 6

type CallerFieldsProps = {
  caller: TypedCaller
  faults: CallerFaults
  onChange: (caller: TypedCaller) => void
}

/** For whom a quote is typed: a customer that the shop knows, or somebody new. */
export function CallerFields({ caller, faults, onChange }: CallerFieldsProps) {
  const t = useMessages(newQuoteMessages)
  const may = useMay()
  const { found } = caller
  return (
    <PageSection title={t.caller}>
      {found ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0">
            <span className="block truncate font-medium">{found.name || found.email}</span>
            <span className="block truncate text-13 text-ink-soft">
              {[found.company, found.email, found.hasAccount ? t.with_account : t.without_account]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <Button variant="second" onClick={() => onChange(nobody)}>
            {t.change_caller}
          </Button>
        </div>
      ) : (
        <div className="grid gap-4">
          {may('customers.view') && <CustomerSearch onChoose={onChange} />}
          <PersonFields caller={caller} faults={faults} onChange={onChange} />
        </div>
      )}
    </PageSection>
  )
}

/** Finds a customer by name, e-mail or company. */
function CustomerSearch({ onChoose }: { onChoose: (caller: TypedCaller) => void }) {
  const t = useMessages(newQuoteMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim(), TYPING_MS)
  const { data, isFetching } = useQuery({
    queryKey: [shop, 'customers', 'callers', words],
    queryFn: ({ signal }) =>
      api.getCustomers({ Filtro: words, maxResultCount: SHOWN }, { signal, isQuiet: true }),
    enabled: words !== '',
  })
  const found = words === '' || typed.trim() === '' ? [] : (data?.items ?? [])
  const isLooking = isFetching || words !== typed.trim()
  return (
    <div>
      <Field label={t.find_caller} hint={t.find_caller_hint}>
        {(aria) => (
          <TextInput
            {...aria}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onKeyDown={(event) => {
              // Enter looks for somebody here and does not send the quote
              if (event.key === 'Enter') event.preventDefault()
            }}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <ul className="mt-1 divide-y divide-line">
        {found.map((customer) => (
          <li key={customer.id}>
            <button
              type="button"
              disabled={customer.isBlocked}
              onClick={() => onChoose({ ...nobody, found: customer })}
              className="flex w-full items-center gap-3 rounded-base px-1 py-2 text-left hover:bg-wash disabled:opacity-60"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{customer.name || customer.email}</span>
                <span className="block truncate text-13 text-ink-soft">
                  {[customer.company, customer.email].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="text-13 text-ink-faint">
                {customer.isBlocked ? t.blocked : customer.hasAccount ? t.with_account : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-13 text-ink-faint empty:hidden">
        {typed.trim() !== '' && found.length === 0 && (isLooking ? t.finding : t.none_found)}
      </p>
    </div>
  )
}

function PersonFields({ caller, faults, onChange }: CallerFieldsProps) {
  const t = useMessages(newQuoteMessages)
  const fields = [
    { name: 'name', label: t.name, type: 'text', most: 130, fault: faults.name && t.fault_name },
    { name: 'email', label: t.email, type: 'email', most: 256, fault: faults.email && t.fault_email },
    { name: 'phone', label: t.phone, type: 'tel', most: 40, fault: faults.phone && t.fault_phone },
    { name: 'company', label: t.company, type: 'text', most: 120, fault: undefined },
  ] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, type, most, fault }) => (
        <Field key={name} label={label} error={fault}>
          {(aria) => (
            <TextInput
              {...aria}
              type={type}
              autoComplete="off"
              maxLength={most}
              value={caller[name]}
              onChange={({ currentTarget }) => onChange({ ...caller, [name]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

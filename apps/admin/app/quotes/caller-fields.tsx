import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { PageSection } from '../controls/page-section.tsx'
import { RecordPicker } from '../controls/record-picker.tsx'
import { newQuoteMessages } from '../messages/quotes.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { type CallerFaults, nobody, type TypedCaller } from './caller.ts'

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
  return (
    <RecordPicker
      label={t.find_caller}
      hint={t.find_caller_hint}
      texts={{ finding: t.finding, none: t.none_found }}
      queryKey={[shop, 'customers', 'callers']}
      find={async (words, signal) => {
        const query = { Filtro: words, maxResultCount: SHOWN }
        const { items } = await api.getCustomers(query, { signal, isQuiet: true })
        return items
      }}
      keyOf={({ id }) => id}
      isOut={({ isBlocked }) => isBlocked}
      describe={({ name, email, company, isBlocked, hasAccount }) => (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{name || email}</span>
            <span className="block truncate text-13 text-ink-soft">
              {[company, email].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="text-13 text-ink-faint">
            {isBlocked ? t.blocked : hasAccount ? t.with_account : ''}
          </span>
        </>
      )}
      onChoose={(found) => onChoose({ ...nobody, found })}
    />
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
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
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

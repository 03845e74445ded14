import { offlineMethodCodes } from '@estampa/domain/shops'
import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { newShopMessages } from '../../messages/new-shop.ts'
import { type StepProps, useStarterSet } from './use-new-shop.ts'

/** What the shop prints with, where it delivers, and how it is paid: examples to begin with. */
export function SellingStep({ draft, change }: StepProps) {
  const t = useMessages(newShopMessages)
  const { data, error, refetch } = useStarterSet(draft.country)
  if (error) return <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />
  if (!data) return <RowsSkeleton label={t.loading} rows={8} />
  const keys = data.techniques.map(({ key }) => key)
  const chosen = draft.techniques ?? keys
  const toggle = (key: string, isOn: boolean) =>
    change({ techniques: keys.filter((one) => (one === key ? isOn : chosen.includes(one))) })
  const pay = (code: (typeof offlineMethodCodes)[number], isOn: boolean) =>
    change({
      payments: offlineMethodCodes.filter((one) => (one === code ? isOn : draft.payments.includes(one))),
    })
  return (
    <>
      <fieldset>
        <legend className="text-14 font-semibold">{t.techniques}</legend>
        <div className="mt-0.5 mb-1 flex flex-wrap items-center gap-x-3">
          <p className="text-13 text-ink-soft">{t.techniques_text}</p>
          <Button
            variant="quiet"
            size="small"
            onClick={() => change({ techniques: chosen.length === keys.length ? [] : null })}
          >
            {chosen.length === keys.length ? t.none : t.all}
          </Button>
        </div>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {data.techniques.map(({ key, name }) => (
            <Checkbox
              key={key}
              label={name}
              checked={chosen.includes(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-14 font-semibold">{t.deliveries}</legend>
        <Checkbox
          label={t.deliveries_yes}
          checked={draft.withDeliveries}
          onChange={({ target }) => change({ withDeliveries: target.checked })}
        />
        <p className="ml-7 text-13 text-ink-soft">{t.deliveries_text(data.zones.join(', '))}</p>
      </fieldset>
      <fieldset>
        <legend className="text-14 font-semibold">{t.payments}</legend>
        <p className="mt-0.5 text-13 text-ink-soft">{t.payments_text}</p>
        {[...offlineMethodCodes].reverse().map((code) => (
          <Checkbox
            key={code}
            label={t.payment_names[code] ?? code}
            checked={draft.payments.includes(code)}
            onChange={({ target }) => pay(code, target.checked)}
          />
        ))}
      </fieldset>
    </>
  )
}

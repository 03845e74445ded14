import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { shippingTableMessages } from '../../messages/setting-shipping.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { useMay, useStaffApi } from '../../session/account.ts'
import { PickupPoints } from './pickup-points.tsx'
import { draftRates, type RateDraft, readRates, type ShippingTable } from './rate-draft.ts'
import { SaveBar } from './save-bar.tsx'
import { ServiceList } from './service-list.tsx'
import { ShippingTester } from './shipping-tester.tsx'
import type { ShopSettings } from './use-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'
import { ZoneList } from './zone-list.tsx'

const tableIn = (values: Readonly<Record<string, unknown>>) => ({
  shipping: values.shipping as ShippingTable,
})
const storedOf = ({ shipping }: ShopSettings) => ({ shipping })

/** The table of deliveries: zones of provinces, what each service charges in them, and a way to try it unsaved. */
export function ShippingForm({ settings }: { settings: ShopSettings }) {
  const t = useMessages(settingsMessages)
  const w = useMessages(shippingTableMessages)
  const api = useStaffApi()
  const may = useMay()
  const form = useSettingsForm<RateDraft>({
    name: 'shipping',
    settings,
    storedOf,
    toTyped: (_, stored) => draftRates(stored as ShippingTable),
    read: (_, typed) => readTyped(typed, w.faults),
    send: ({ fields, seen }, options) =>
      api.saveShippingTable({ fields: tableIn(fields), seen: tableIn(seen) }, options),
  })
  const draft = form.typedOf('shipping')
  const change = (changed: Partial<RateDraft>) => form.change('shipping', { ...draft, ...changed })
  return (
    <form ref={form.form} onSubmit={form.save} noValidate>
      <div className="settings-with-sample">
        <fieldset disabled={!may('shop.edit')} className="grid min-w-0 gap-6 border-t border-line pt-4">
          <OtherFaults errors={form.errors} />
          <ZoneList draft={draft} places={settings.provinces} errors={form.errors} onChange={change} />
          <ServiceList draft={draft} errors={form.errors} onChange={change} />
          <PickupPoints draft={draft} errors={form.errors} onChange={change} />
        </fieldset>
        <ShippingTester draft={draft} settings={settings} />
      </div>
      {form.theirs && form.changes > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="rounded-base bg-warning-wash px-2 py-1 text-13">
            {t.meanwhile_table(form.theirs.who)}
          </p>
          <Button variant="second" size="small" onClick={form.reset}>
            {t.take_their_method}
          </Button>
        </div>
      )}
      <SaveBar
        changes={form.changes}
        isWorking={form.isWorking}
        onDiscard={form.reset}
        isConflict={form.theirs !== undefined}
      />
    </form>
  )
}

function readTyped(typed: RateDraft, sentences: (typeof shippingTableMessages)['cl']['faults']) {
  const read = readRates(typed)
  if ('table' in read) return { value: read.table }
  const faults = Object.entries(read.faults).map(([field, fault]) => [field, sentences[fault]])
  return { faults: Object.fromEntries(faults) as Record<string, string> }
}

/** What the server alone finds wrong has no field here. */
function OtherFaults({ errors }: { errors: Readonly<Record<string, string>> }) {
  const others = Object.entries(errors).filter(([field]) => /^shipping|\[|^zones\.\D/.test(field))
  if (others.length === 0) return null
  return (
    <div role="alert" className="rounded-base bg-error-wash px-3 py-2 text-13 text-error">
      {others.map(([field, message]) => (
        <p key={field}>{message}</p>
      ))}
    </div>
  )
}

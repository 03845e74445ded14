import { countries } from '@estampa/domain/countries'
import { newPaymentMethod, offlineMethodCodes, type PaymentMethodCode } from '@estampa/domain/shops'
import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { settingsMessages } from '../../messages/settings.ts'
import { useMay, useShop, useStaffApi } from '../../session/account.ts'
import { SaveBar } from './save-bar.tsx'
import type { ShopSettings } from './use-settings.ts'
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts'

type Method = ShopSettings['paymentMethods'][number]
type MethodForm = SettingsForm<Method | null>
type AccountField = Exclude<keyof Method, 'code'>

/** The ways to pay whose account the shop says itself, each with its numbers, and whether the others are connected. */
export function PaymentsForm({ settings }: { settings: ShopSettings }) {
  const t = useMessages(settingsMessages)
  const api = useStaffApi()
  const may = useMay()
  const mayChange = may('shop.accounts')
  const form = useSettingsForm<Method | null>({
    name: 'payments',
    settings,
    storedOf: methodsOf,
    toTyped: (_, stored) => stored as Method | null,
    read: (_, typed) => ({ value: typed }),
    send: (change, options) => api.savePaymentMethods(change, options),
  })
  return (
    <form ref={form.form} onSubmit={form.save} noValidate>
      {!mayChange && <p className="mb-3 rounded-base bg-wash px-3 py-2 text-13">{t.only_owner}</p>}
      <fieldset disabled={!mayChange} className="min-w-0 divide-y divide-line border-y border-line">
        {offlineMethodCodes.map((code) => (
          <MethodFields key={code} code={code} form={form} stored={methodsOf(settings)[code] ?? null} />
        ))}
      </fieldset>
      <SaveBar
        changes={form.changes}
        isWorking={form.isWorking}
        onDiscard={form.reset}
        isConflict={form.theirs !== undefined}
      />
    </form>
  )
}

type MethodFieldsProps = { code: PaymentMethodCode; form: MethodForm; stored: Method | null }

function MethodFields({ code, form, stored }: MethodFieldsProps) {
  const t = useMessages(settingsMessages)
  const method = form.typedOf(code)
  const offer = (isOffered: boolean) =>
    form.change(code, isOffered ? (stored ?? newPaymentMethod(code)) : null)
  return (
    <div className="setting" data-changed={form.isChanged(code) || undefined}>
      <Checkbox
        label={<span className="font-semibold">{t.methods[code]}</span>}
        aria-label={t.offer(t.methods[code])}
        checked={method !== null}
        onChange={({ target }) => offer(target.checked)}
      />
      <p className="ml-7 max-w-reading text-13 text-ink-soft">{t.method_help[code]}</p>
      {method && <AccountFields code={code} method={method} form={form} />}
      <div className="setting-notes">
        {form.isChanged(code) && <span className="setting-changed">{t.changed}</span>}
        {form.theirs?.fields.includes(code) && form.isChanged(code) && (
          <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
            <p className="rounded-base bg-warning-wash px-2 py-1 text-13">
              {t.meanwhile_method(form.theirs.who)}
            </p>
            <Button variant="second" size="small" onClick={() => form.change(code, stored)}>
              {t.take_their_method}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** A cheque has no account: whoever makes it out needs a name and a tax id. */
function AccountFields({
  code,
  method,
  form,
}: {
  code: PaymentMethodCode
  method: Method
  form: MethodForm
}) {
  const t = useMessages(settingsMessages)
  const { accountFields } = countries[useShop().environment]
  const own = accountFields.filter((field) => code !== 'CHQ' || field === 'CUIT' || field === 'RUT')
  const fields: readonly AccountField[] = [
    'name',
    'holder',
    ...(code === 'CHQ' ? [] : ['bank' as const]),
    ...own,
  ]
  const type = (field: AccountField, text: string) =>
    form.change(code, { ...method, [field]: text === '' && field !== 'name' ? null : text })
  return (
    <div className="mt-3 ml-7 grid max-w-140 gap-x-5 gap-y-3.5 sm:grid-cols-2">
      {fields.map((field) => (
        <Field key={field} label={t.account[field]} error={form.errors[`${code}.${field}`]}>
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={field === 'name' ? 60 : 120}
              autoComplete="off"
              spellCheck={false}
              value={method[field] ?? ''}
              onChange={({ target }) => type(field, target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

function methodsOf({ paymentMethods }: ShopSettings): Readonly<Record<string, Method | null>> {
  return Object.fromEntries(
    offlineMethodCodes.map((code) => [code, paymentMethods.find((one) => one.code === code) ?? null]),
  )
}

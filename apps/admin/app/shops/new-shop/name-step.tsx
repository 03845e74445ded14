import { countries, countryCodes, isCountryCode } from '@estampa/domain/countries'
import { Field } from '@estampa/ui/field'
import { RadioCards } from '@estampa/ui/radio-cards'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { newShopMessages } from '../../messages/new-shop.ts'
import { withName } from './new-shop-draft.ts'
import { useAddressCheck } from './use-address-check.ts'
import { type StepProps, useStarterSet } from './use-new-shop.ts'

/** The country, what the shop is called, and where it is. */
export function NameStep({ draft, errors, change }: StepProps) {
  const t = useMessages(newShopMessages)
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-14 font-semibold">{t.country}</legend>
        <RadioCards
          label={t.country}
          columns={2}
          value={draft.country}
          options={countryCodes.map((code) => ({
            value: code,
            title: countries[code].name,
            detail: t.country_detail(countries[code].currency, countries[code].taxIdName),
          }))}
          onChange={(country) => isCountryCode(country) && change({ country, techniques: null })}
        />
      </fieldset>
      <Field label={t.name} hint={t.name_hint} error={errors.name} required>
        {(aria) => (
          <TextInput
            {...aria}
            value={draft.name}
            maxLength={60}
            autoComplete="organization"
            onChange={({ target }) => change(withName(draft, target.value))}
          />
        )}
      </Field>
      <AddressField draft={draft} errors={errors} change={change} />
    </>
  )
}

function AddressField({ draft, errors, change }: StepProps) {
  const t = useMessages(newShopMessages)
  const { data } = useStarterSet(draft.country)
  const { problem, isAsking } = useAddressCheck(draft.shop)
  const isFree = draft.shop !== '' && problem === null
  const origin = (data?.publicUrl ?? '').replace(/^https?:\/\//, '')
  const state = isAsking ? t.address_checking : isFree ? t.address_free : ' '
  return (
    <Field
      label={t.address}
      error={errors.shop ?? problem ?? undefined}
      required
      hint={
        <>
          <span className="break-all">{`${origin}/${draft.shop}`}</span>
          <span aria-live="polite" className={isFree ? 'ml-2 text-success' : 'ml-2'}>
            {state}
          </span>
        </>
      }
    >
      {(aria) => (
        <TextInput
          {...aria}
          value={draft.shop}
          maxLength={40}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) =>
            change({ shop: target.value.toLowerCase(), isAddressTyped: target.value !== '' })
          }
        />
      )}
    </Field>
  )
}

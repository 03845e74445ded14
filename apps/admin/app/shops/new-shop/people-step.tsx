import { countries } from '@estampa/domain/countries'
import { templateNames } from '@estampa/domain/shops/look'
import { isRole, roleIds } from '@estampa/domain/staff'
import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { newShopMessages } from '../../messages/new-shop.ts'
import { roleMessages } from '../../messages/roles.ts'
import type { NewShopDraft } from './new-shop-draft.ts'
import { type StepProps, useStarterSet } from './use-new-shop.ts'

type Person = NewShopDraft['people'][number]
const MAX_PEOPLE = 20

/** Who else works in the shop, and what it begins with. */
export function PeopleStep({ draft, errors, change }: StepProps) {
  const t = useMessages(newShopMessages)
  const { people } = draft
  const put = (at: number, person: Person) =>
    change({ people: people.map((one, index) => (index === at ? person : one)) })
  return (
    <>
      <p className="text-ink-soft">{t.people_text}</p>
      {people.length > 0 && (
        <ul className="grid gap-4">
          {people.map((person, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and none is moved
            <li key={at}>
              <PersonRow
                person={person}
                error={errors[`people.${at}`] ?? errors[`people.${at}.email`]}
                onChange={(changed) => put(at, changed)}
                onRemove={() => change({ people: people.filter((_, index) => index !== at) })}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="second"
          size="small"
          disabled={people.length >= MAX_PEOPLE}
          onClick={() => change({ people: [...people, { email: '', role: 'sales' }] })}
        >
          {t.add_person}
        </Button>
      </div>
      <Summary draft={draft} />
    </>
  )
}

type PersonRowProps = {
  person: Person
  error: string | undefined
  onChange: (person: Person) => void
  onRemove: () => void
}

function PersonRow({ person, error, onChange, onRemove }: PersonRowProps) {
  const t = useMessages(newShopMessages)
  const r = useMessages(roleMessages)
  return (
    <div className="grid grid-cols-end items-start gap-x-3 gap-y-2 sm:grid-cols-invitation">
      <Field label={t.person_email} error={error} className="max-sm:col-span-2">
        {(aria) => (
          <TextInput
            {...aria}
            type="email"
            maxLength={256}
            autoCapitalize="none"
            autoComplete="off"
            value={person.email}
            onChange={({ target }) => onChange({ ...person, email: target.value })}
          />
        )}
      </Field>
      <Field label={t.person_role}>
        {(aria) => (
          <Select
            {...aria}
            value={person.role}
            options={roleIds.map((id) => ({ value: id, label: r.names[id] ?? id }))}
            onChange={({ target }) => isRole(target.value) && onChange({ ...person, role: target.value })}
          />
        )}
      </Field>
      <IconButton label={t.remove_person(person.email)} className="mt-6.5" onClick={onRemove}>
        <Icon name="x" size={18} />
      </IconButton>
    </div>
  )
}

function Summary({ draft }: { draft: NewShopDraft }) {
  const t = useMessages(newShopMessages)
  const { data } = useStarterSet(draft.country)
  const techniques = draft.techniques?.length ?? data?.techniques.length ?? 0
  const goods = draft.goods === 'sample' ? t.summary_products(data?.goods ?? 0) : t.summary_no_products
  const deliveries = draft.withDeliveries ? t.summary_deliveries : t.summary_no_deliveries
  return (
    <div className="rounded-base bg-wash p-4">
      <h3 className="text-14 font-semibold">{t.summary}</h3>
      <p className="mt-1 text-13 break-words">
        <strong>{draft.name}</strong> · {countries[draft.country].name} · {templateNames[draft.template]}
      </p>
      <p className="text-13 text-ink-soft">
        {[goods, t.summary_techniques(techniques), deliveries].join(' · ')}
      </p>
    </div>
  )
}

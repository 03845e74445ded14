import type { Permission } from '@estampa/domain/staff'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field, FieldError } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useId, useState } from 'react'
import { apiKeyMessages } from '../messages/people.ts'
import { roleMessages } from '../messages/roles.ts'
import { useShop, useStaffApi } from '../session/account.ts'

type MakeKeyDialogProps = { onMade: (secret: string) => void; onClose: () => void }

/** A key gets only permissions that its maker has. */
export function MakeKeyDialog({ onMade, onClose }: MakeKeyDialogProps) {
  const t = useMessages(apiKeyMessages)
  const r = useMessages(roleMessages)
  const api = useStaffApi()
  const { permissions } = useShop()
  const [chosen, setChosen] = useState<readonly Permission[]>([])
  const errorId = useId()
  const toggle = (permission: Permission) =>
    setChosen(
      chosen.includes(permission) ? chosen.filter((other) => other !== permission) : [...chosen, permission],
    )
  const { form, errors, isWorking } = useForm({
    check: ({ name = '' }) => ({
      ...(name === '' && { name: t.name_missing }),
      ...(chosen.length === 0 && { permissions: t.permissions_missing }),
    }),
    send: ({ name = '', days = '' }) => api.makeKey({ name, permissions: [...chosen], days: Number(days) }),
    onAnswer: ({ secret }) => onMade(secret),
    fieldOf: { permission_not_yours: 'permissions' },
  })
  return (
    <FormPopup
      startsInField
      title={t.make}
      submit={t.make}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <FormField
        name="name"
        label={t.name}
        hint={t.name_hint}
        maxLength={60}
        autoComplete="off"
        errors={errors}
      />
      <Field label={t.days}>
        {(aria) => (
          <Select
            {...aria}
            name="days"
            defaultValue="365"
            options={Object.entries(t.days_names).map(([value, label]) => ({ value, label }))}
          />
        )}
      </Field>
      <fieldset aria-describedby={errors.permissions && errorId}>
        <legend className="mb-1.5 text-13 font-semibold">{t.permissions}</legend>
        <div className="grid sm:grid-cols-2">
          {permissions.map((permission) => (
            <Checkbox
              key={permission}
              label={r.permissions[permission]}
              checked={chosen.includes(permission)}
              onChange={() => toggle(permission)}
            />
          ))}
        </div>
        {errors.permissions && <FieldError id={errorId}>{errors.permissions}</FieldError>}
      </fieldset>
    </FormPopup>
  )
}

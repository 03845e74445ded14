import { isRole, type RoleId, roleIds } from '@estampa/domain/staff'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { peopleMessages } from '../messages/people.ts'
import { roleMessages } from '../messages/roles.ts'

/** The role that the field of a form names. */
export function roleOf({ role = '' }: Readonly<Record<string, string | undefined>>): RoleId {
  return isRole(role) ? role : 'viewer'
}

/** The role of somebody, with what it does below. */
export function RoleChoice({ value, error }: { value: string; error?: string | undefined }) {
  const t = useMessages(peopleMessages)
  const r = useMessages(roleMessages)
  const [chosen, setChosen] = useState(value)
  return (
    <Field label={t.role} hint={r.sentences[chosen]} error={error}>
      {(aria) => (
        <Select
          {...aria}
          name="role"
          value={chosen}
          options={roleIds.map((id) => ({ value: id, label: r.names[id] ?? id }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
    </Field>
  )
}

import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { peopleMessages } from '../messages/people.ts'
import { RoleChoice, roleOf } from './role-choice.tsx'
import { type ShopPerson, usePeopleAct } from './use-people.ts'

type PersonDialogProps = { person: ShopPerson; onClose: () => void }

export function RoleDialog({ person, onClose }: PersonDialogProps) {
  const t = useMessages(peopleMessages)
  const { api, show } = usePeopleAct()
  const { form, errors, isWorking } = useForm({
    check: () => ({}),
    send: (fields) => api.changeRole({ Id: person.id, role: roleOf(fields) }),
    onAnswer: (people) => {
      show(people)
      notify(t.role_changed)
      onClose()
    },
    fieldOf: { role_above_yours: 'role', last_owner: 'role' },
  })
  return (
    <FormPopup
      startsInField
      title={t.change_role_of(person.name)}
      submit={t.save}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <RoleChoice value={person.role} error={errors.role} />
    </FormPopup>
  )
}

export function DisableDialog({ person, onClose }: PersonDialogProps) {
  const t = useMessages(peopleMessages)
  const { api, show } = usePeopleAct()
  const { form, isWorking } = useForm({
    check: () => ({}),
    send: () => api.disablePerson({ Id: person.id }),
    onAnswer: (people) => {
      show(people)
      notify(t.person_disabled)
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.disable_title(person.name)}
      submit={t.disable}
      back={t.cancel}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p>{t.disable_text}</p>
    </FormPopup>
  )
}

import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { peopleMessages } from '../messages/people.ts'
import { RoleChoice, roleOf } from './role-choice.tsx'
import { usePeopleAct } from './use-people.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(peopleMessages)
  const { api, show } = usePeopleAct()
  const { form, errors, isWorking } = useForm({
    check: ({ email = '' }) => ({ ...(email.length < 3 && { email: t.email_missing }) }),
    send: (fields) => api.invitePerson({ email: fields.email ?? '', role: roleOf(fields) }),
    onAnswer: (people) => {
      show(people)
      notify(t.invited)
      onClose()
    },
    fieldOf: { works_here: 'email', too_many_mails: 'email', role_above_yours: 'role' },
  })
  return (
    <FormPopup
      startsInField
      title={t.invite_title}
      submit={t.invite}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.invite_text}</p>
      <FormField
        name="email"
        type="email"
        label={t.email}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={256}
        errors={errors}
      />
      <RoleChoice value="sales" error={errors.role} />
    </FormPopup>
  )
}

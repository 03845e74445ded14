import { Button } from '@estampa/ui/button'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { ownAccountMessages } from '../messages/account.ts'
import { entryMessages } from '../messages/entry.ts'
import { adminApi } from '../session/api.ts'
import { ChosenPasswordField, isPasswordShort } from '../session/chosen-password-field.tsx'

export function PasswordSection() {
  const t = useMessages(ownAccountMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PageSection
      title={t.password}
      note={t.password_text}
      action={
        <Button variant="second" size="small" onClick={() => setIsOpen(true)}>
          {t.change_password}
        </Button>
      }
    >
      {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
    </PageSection>
  )
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(ownAccountMessages)
  const e = useMessages(entryMessages)
  const queries = useQueryClient()
  const { form, errors, isWorking } = useForm({
    check: ({ current = '', password }) => ({
      ...(current === '' && { current: t.current_missing }),
      ...(isPasswordShort(password) && { password: e.new_password_short }),
    }),
    send: ({ current = '', password = '' }) => adminApi.changePassword({ current, password }),
    onAnswer: () => {
      void queries.invalidateQueries({ queryKey: ['sessions'] })
      notify(t.password_changed)
      onClose()
    },
    fieldOf: { wrong_password: 'current', too_many_tries: 'current', common_password: 'password' },
  })
  return (
    <FormPopup
      startsInField
      title={t.change_password}
      submit={t.change_password}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <FormField
        name="current"
        type="password"
        label={t.current}
        autoComplete="current-password"
        errors={errors}
      />
      <ChosenPasswordField errors={errors} />
    </FormPopup>
  )
}

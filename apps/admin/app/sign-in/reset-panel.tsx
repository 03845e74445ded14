import { Button } from '@estampa/ui/button'
import { isFailure } from '@estampa/web/failures'
import { useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { entryMessages } from '../messages/entry.ts'
import { adminApi } from '../session/api.ts'
import { ChosenPasswordField, isPasswordShort } from '../session/chosen-password-field.tsx'
import { EntryFrame, entryLinkClass } from './entry-frame.tsx'

/** Chooses another password with the link of a mail. */
export function ResetPanel({ token }: { token: string }) {
  const t = useMessages(entryMessages)
  const navigate = useNavigate()
  const [isOver, setIsOver] = useState(false)
  const { form, errors, isWorking } = useForm({
    check: ({ password }) => ({ ...(isPasswordShort(password) && { password: t.new_password_short }) }),
    async send({ password = '' }) {
      try {
        await adminApi.resetPassword({ token, password })
        return true
      } catch (error) {
        if (isFailure(error) && error.fault?.refusal === 'link_over') return false
        throw error
      }
    },
    onAnswer: (isSaved) => {
      if (!isSaved) return setIsOver(true)
      notify(t.reset_done)
      void navigate('/auth')
    },
    fieldOf: { common_password: 'password', too_many_tries: 'password' },
  })
  if (isOver) {
    return (
      <EntryFrame title={t.link_over} text={t.reset_over_text}>
        <Link to="/auth/forgot" className={entryLinkClass}>
          {t.ask_again}
        </Link>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={t.reset_title} text={t.reset_text}>
      <form {...form} className="grid gap-4">
        <ChosenPasswordField errors={errors} />
        <Button type="submit" wide isBusy={isWorking}>
          {t.reset_submit}
        </Button>
      </form>
    </EntryFrame>
  )
}

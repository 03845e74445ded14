import { Button } from '@estampa/ui/button'
import { FormField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { entryMessages } from '../messages/entry.ts'
import { adminApi } from '../session/api.ts'
import { EntryFrame, entryLinkClass } from './entry-frame.tsx'

/** Asks for a link by mail; the answer does not say whether the address is somebody's. */
export function ForgotPanel() {
  const t = useMessages(entryMessages)
  const [sentTo, setSentTo] = useState<string>()
  const { form, errors, isWorking } = useForm({
    check: ({ email = '' }) => ({ ...(email.length < 3 && { email: t.email_missing }) }),
    send: ({ email = '' }) => adminApi.forgotPassword({ email }),
    onAnswer: (_, { email }) => setSentTo(email),
    fieldOf: { too_many_mails: 'email' },
  })
  const foot = (
    <Link to="/auth" className={entryLinkClass}>
      {t.to_sign_in}
    </Link>
  )
  if (sentTo !== undefined) {
    return (
      <EntryFrame title={t.forgot_sent} foot={foot}>
        <p role="status">{t.forgot_sent_text(sentTo)}</p>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={t.forgot_title} text={t.forgot_text} foot={foot}>
      <form {...form} className="grid gap-4">
        <FormField
          name="email"
          type="email"
          label={t.email}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={256}
          autoFocus
          errors={errors}
        />
        <Button type="submit" wide isBusy={isWorking}>
          {t.forgot_submit}
        </Button>
      </form>
    </EntryFrame>
  )
}

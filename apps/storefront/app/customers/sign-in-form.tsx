import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { customersMessages } from '../messages/customers.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import { showError } from '../shell/show-error.ts'

type Missing = { email?: string; password?: string }

/** E-mail and password. What the shop answers to a failure is shown in the pop-up. */
export function SignInForm({ onFeedback }: { onFeedback: (sentence: string) => void }) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const { signIn } = useSession()
  const [isWorking, setIsWorking] = useState(false)
  const [missing, setMissing] = useState<Missing>({})
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [email, password] = [String(typed.get('email')).trim(), String(typed.get('password'))]
    setMissing({
      ...(!email && { email: t.email_missing }),
      ...(!password && { password: t.password_missing }),
    })
    if (!email || !password) return focusOn(form.current, email ? 'password' : 'email')
    setIsWorking(true)
    try {
      const answer = await api.customers.authenticate({ userNameOrEmailAddress: email, password })
      if (answer.canLogin) signIn(answer)
      else onFeedback(t.not_yet)
    } catch (error) {
      showError(error)
    } finally {
      setIsWorking(false)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} method="post" className="grid gap-5">
      <Field label={t.email} required error={missing.email}>
        {(aria) => (
          <TextInput
            {...aria}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={256}
            inputMode="email"
          />
        )}
      </Field>
      <Field label={t.password} required error={missing.password}>
        {(aria) => (
          <PasswordInput {...aria} name="password" autoComplete="current-password" maxLength={128} />
        )}
      </Field>
      <Button type="submit" size="large" wide working={isWorking}>
        {t.enter}
      </Button>
    </form>
  )
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

function PasswordInput(props: ComponentProps<'input'>) {
  const t = useMessages(customersMessages)
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className="relative block">
      <TextInput {...props} type={isShown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={isShown ? t.hide_password : t.show_password}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-faint hover:text-ink"
      >
        <Icon size={20} aria-hidden="true" />
      </button>
    </span>
  )
}

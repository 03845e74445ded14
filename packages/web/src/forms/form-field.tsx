import { messageCatalog } from '@estampa/domain/messages'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { TextInput } from '@estampa/ui/text-input'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import type { FieldErrors } from './use-form.ts'

type FormFieldProps = Omit<ComponentProps<'input'>, 'name' | 'required'> & {
  name: string
  label: string
  errors: FieldErrors
  hint?: ReactNode
  optional?: string
}

/** A labelled field of a form, with what is wrong with it. */
export function FormField({ name, label, errors, hint, optional, ...input }: FormFieldProps) {
  const Input = input.type === 'password' ? PasswordInput : TextInput
  return (
    <Field label={label} error={errors[name]} hint={hint} {...(optional ? { optional } : { required: true })}>
      {(aria) => <Input {...aria} {...input} name={name} />}
    </Field>
  )
}

const passwordMessages = messageCatalog({
  es: { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña' },
})

function PasswordInput(props: ComponentProps<'input'>) {
  const t = useMessages(passwordMessages)
  const [isShown, setIsShown] = useState(false)
  return (
    <span className="relative block">
      <TextInput {...props} type={isShown ? 'text' : 'password'} className="pr-12" maxLength={128} />
      <button
        type="button"
        aria-label={isShown ? t.hide : t.show}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-faint hover:text-ink"
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={20} />
      </button>
    </span>
  )
}

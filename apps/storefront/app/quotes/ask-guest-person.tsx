import { email as checkEmail } from '@estampa/domain/countries/contact'
import { isRefusal } from '@estampa/domain/refusal'
import { FormField, FormPopup, TextAreaField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { authPath } from '../customers/auth/auth-link.tsx'
import { CompanyField, EmailField } from '../customers/person-fields.tsx'
import { askQuoteMessages } from '../messages/ask-quote.ts'
import { guestMessages } from '../messages/guests.ts'
import { useApi } from '../session/session-provider.tsx'
import { ShopLink } from '../shop/shop-link.tsx'
import { useSwitches } from '../shop/switches.ts'
import { ASK_QUOTE_PATH } from './ask-quote-address.ts'

/** The person who requests a quote, and the user id that the code belongs to. */
export type GuestQuoteRequest = {
  userId: number
  name: string
  email: string
  company: string
  comment: string
}

type AskGuestPersonProps = {
  /** The earlier answers, for a person who returns to change the e-mail address. */
  request: GuestQuoteRequest | undefined
  onSent: (request: GuestQuoteRequest) => void
  onClose: () => void
}

export function AskGuestPerson({ request, onSent, onClose }: AskGuestPersonProps) {
  const t = useMessages(guestMessages)
  const words = useMessages(askQuoteMessages)
  const api = useApi()
  const { signIn } = useSwitches()
  const { form, errors, isWorking } = useForm({
    check: ({ name, emailAddress = '' }) => ({
      ...(!name && { name: t.name_missing }),
      ...(isRefusal(checkEmail(emailAddress)) && { emailAddress: t.email_missing }),
    }),
    send: ({ name = '', emailAddress = '', company = '' }) =>
      api.customers.sendGuestCode({ name, emailAddress, company }),
    onAnswer: ({ userId }, { name = '', emailAddress = '', company = '', comment = '' }) =>
      onSent({ userId, name, email: emailAddress, company, comment }),
  })
  return (
    <FormPopup title={t.who_title} submit={t.send_code} form={form} isWorking={isWorking} onClose={onClose}>
      <p className="text-ink-soft">{t.who_text}</p>
      <FormField
        name="name"
        label={t.name}
        autoComplete="name"
        maxLength={130}
        defaultValue={request?.name}
        errors={errors}
      />
      <EmailField value={request?.email} autoComplete="email" errors={errors} />
      <CompanyField value={request?.company} errors={errors} />
      <TextAreaField
        name="comment"
        label={words.comment}
        hint={words.comment_hint}
        optional={words.optional}
        error={errors.comment}
        maxLength={1_000}
        defaultValue={request?.comment}
      />
      {signIn && (
        <ShopLink
          to={authPath('login', ASK_QUOTE_PATH)}
          className="justify-self-start text-14 font-semibold text-brand-ink underline underline-offset-4"
        >
          {t.sign_in}
        </ShopLink>
      )}
    </FormPopup>
  )
}

import type { MailSenderConflict } from '@estampa/contract/mail'
import { languages } from '@estampa/domain/countries/languages'
import { signatureFault, signaturePlaceholders } from '@estampa/domain/mail'
import { isMailAddress } from '@estampa/domain/shops'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { LeaveGuard } from '../../controls/leave-guard.tsx'
import { OpenedRecord } from '../../controls/opened-record.tsx'
import { PageHead } from '../../controls/page-head.tsx'
import { PageSection } from '../../controls/page-section.tsx'
import { UnsavedBar } from '../../controls/unsaved-bar.tsx'
import { useVersionedForm } from '../../controls/use-versioned-form.ts'
import { leavingMessages } from '../../messages/leaving.ts'
import { mailTextMessages } from '../../messages/mail-texts.ts'
import { unsavedMessages } from '../../messages/unsaved.ts'
import { useMay, useShop, useStaffApi } from '../../session/account.ts'
import { MailPreview } from './mail-preview.tsx'
import { MailTextTabs } from './mail-text-tabs.tsx'
import { type DeskSender, useMailTexts, useShowMailTexts } from './use-mail-texts.ts'
import { WordsField } from './words-field.tsx'

/** In whose name the mails of the shop go out, where answers go, and how they are signed. */
export function MailSenderScreen() {
  const t = useMessages(mailTextMessages)
  const { shop, name } = useShop()
  const may = useMay()
  const query = useMailTexts()
  return (
    <>
      <title>{`${t.tab_sender} · ${name}`}</title>
      <PageHead
        title={t.title}
        note={<span className="block max-w-reading">{t.sender_text}</span>}
        {...(may('mails.view') && { back: { to: `/${shop}/mails`, text: t.to_mails } })}
      />
      <MailTextTabs current="sender" />
      <OpenedRecord query={query} texts={t}>
        {({ sender }) => <SenderDesk sender={sender} />}
      </OpenedRecord>
    </>
  )
}

const MOST_NAME = 60
type SenderField = 'name' | 'replyTo' | 'signature'

function useSenderForm(sender: DeskSender) {
  const t = useMessages(mailTextMessages)
  const api = useStaffApi()
  const { showSender } = useShowMailTexts()
  const { locale } = languages[useShop().environment]
  const faultOf = (field: SenderField, typed: string): string | null => {
    if (field === 'signature') return signatureFault(typed, locale)
    if (typed === '') return null
    if (field === 'name') return typed.length > MOST_NAME ? t.name_long : null
    return isMailAddress(typed.trim()) ? null : t.address_wrong
  }
  const form = useVersionedForm<DeskSender, string>({
    name: 'mail-sender',
    saved: sender,
    storedOf: ({ name, replyTo, signature }) => ({ name, replyTo, signature }),
    toTyped: (_, stored) => (stored as string | null) ?? '',
    read: (field, typed) => {
      const fault = faultOf(field as SenderField, typed)
      if (fault !== null) return { faults: { [field]: fault } }
      return { value: field !== 'signature' && typed.trim() === '' ? null : typed }
    },
    send: (change, options) => api.saveMailSender(change, { ...options, isQuiet: true }),
    show: showSender,
    conflictIn: (refusal, data) => {
      if (refusal !== 'mail_text_changed') return undefined
      const { fields, who, stored } = data as MailSenderConflict
      return { fields, who, saved: stored }
    },
  })
  const signature = form.typedOf('signature')
  return { ...form, signature, isFaulty: faultOf('signature', signature) !== null }
}

type SenderForm = ReturnType<typeof useSenderForm>

function SenderDesk({ sender }: { sender: DeskSender }) {
  const t = useMessages(mailTextMessages)
  const form = useSenderForm(sender)
  const shown = { ...sender, name: form.typedOf('name') || null }
  return (
    <div className="mail-text" data-shows="both">
      <div className="grid min-w-0 content-start gap-8">
        <SenderFields sender={sender} form={form} />
        <PageSection title={t.from_title}>
          <p>{t.from_is(sender.address)}</p>
          <p className="mt-1.5 max-w-reading text-13 text-ink-soft">{t.from_note}</p>
        </PageSection>
      </div>
      <MailPreview
        tried={{ kind: 'order_placed', fields: {}, signature: form.signature }}
        sender={shown}
        isFaulty={form.isFaulty}
      />
    </div>
  )
}

function SenderFields({ sender, form }: { sender: DeskSender; form: SenderForm }) {
  const t = useMessages(mailTextMessages)
  const unsaved = useMessages(unsavedMessages)
  const leaving = useMessages(leavingMessages)
  const may = useMay()
  const { usual } = sender
  return (
    <form ref={form.form} noValidate onSubmit={form.save} className="mail-text-form">
      {!may('shop.edit') && <p className="rounded-base bg-wash px-3 py-2 text-13">{t.only_view}</p>}
      <fieldset disabled={!may('shop.edit')} className="grid min-w-0 gap-5">
        <LineField field="name" form={form} sender={sender} hint={t.sender_name_hint(usual.name)} />
        <LineField
          field="replyTo"
          form={form}
          sender={sender}
          hint={usual.replyTo === null ? t.reply_to_none : t.reply_to_hint(usual.replyTo)}
        />
        <WordsField
          label={t.signature}
          hint={t.signature_hint}
          value={form.signature}
          placeholders={signaturePlaceholders}
          rows={4}
          error={form.errors.signature}
          theirs={theirsOf(form, 'signature', sender.signature)}
          onChange={(text) => form.change('signature', text)}
        />
      </fieldset>
      {form.changes > 0 && (
        <UnsavedBar
          text={unsaved.changes(form.changes)}
          wrong={Object.keys(form.errors).length}
          isSaving={form.isWorking}
          onDiscard={form.reset}
        />
      )}
      <LeaveGuard isDirty={form.changes > 0 && !form.isWorking} onLeave={form.reset} texts={leaving} />
    </form>
  )
}

type LineFieldProps = { field: 'name' | 'replyTo'; form: SenderForm; sender: DeskSender; hint: string }

function LineField({ field, form, sender, hint }: LineFieldProps) {
  const t = useMessages(mailTextMessages)
  const theirs = theirsOf(form, field, sender[field] ?? '')
  return (
    <Field
      label={field === 'name' ? t.sender_name : t.reply_to}
      hint={theirs ? `${t.meanwhile(theirs.who)} ${theirs.text || t.nothing}. ${t.meanwhile_then}` : hint}
      error={form.errors[field]}
    >
      {(aria) => (
        <TextInput
          {...aria}
          type={field === 'name' ? 'text' : 'email'}
          autoComplete="off"
          placeholder={sender.usual[field] ?? undefined}
          value={form.typedOf(field)}
          onChange={({ target }) => form.change(field, target.value)}
        />
      )}
    </Field>
  )
}

function theirsOf(form: SenderForm, field: SenderField, text: string) {
  const { theirs } = form
  return theirs?.fields.includes(field) && form.isChanged(field) ? { who: theirs.who, text } : undefined
}

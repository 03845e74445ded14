import {
  isMailKind,
  type MailKind,
  type MailTextField,
  mailKindOf,
  placeholdersOf,
} from '@estampa/domain/mail'
import { Checkbox } from '@estampa/ui/checkbox'
import { momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ChangesLink } from '../../controls/changes-link.tsx'
import { LeaveGuard } from '../../controls/leave-guard.tsx'
import { OpenedRecord } from '../../controls/opened-record.tsx'
import { PageHead } from '../../controls/page-head.tsx'
import { UnsavedBar } from '../../controls/unsaved-bar.tsx'
import { leavingMessages } from '../../messages/leaving.ts'
import { mailTextMessages } from '../../messages/mail-texts.ts'
import { unsavedMessages } from '../../messages/unsaved.ts'
import { useMay, useShop } from '../../session/account.ts'
import { MailPreview } from './mail-preview.tsx'
import { type MailTextForm, useMailTextForm } from './use-mail-text-form.ts'
import { type MailTextDesk, type MailTextRow, savedTextOf, useMailTexts } from './use-mail-texts.ts'
import { WordsField } from './words-field.tsx'

/** What one kind of mail says, beside the mail itself. */
export function MailTextScreen() {
  const t = useMessages(mailTextMessages)
  const { shop } = useShop()
  const { kind = '' } = useParams()
  const query = useMailTexts()
  const back = { to: `/${shop}/mail-texts`, text: t.title }
  if (!isMailKind(kind)) return <PageHead title={t.missing_title} back={back} />
  return (
    <OpenedRecord query={query} texts={t} head={<PageHead title={mailKindOf(kind).title} back={back} />}>
      {(desk) => <OpenedText key={kind} kind={kind} desk={desk} />}
    </OpenedRecord>
  )
}

function OpenedText({ kind, desk }: { kind: MailKind; desk: MailTextDesk }) {
  const t = useMessages(mailTextMessages)
  const { shop, name } = useShop()
  const { title, to, when } = mailKindOf(kind)
  const saved = savedTextOf(desk, kind)
  const form = useMailTextForm(kind, saved)
  const [isPreview, setIsPreview] = useState(false)
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <PageHead
        title={title}
        back={{ to: `/${shop}/mail-texts`, text: t.title }}
        note={`${t.to(to)} · ${when}`}
      />
      <fieldset className="look-view" aria-label={t.preview}>
        {[false, true].map((one) => (
          <button
            key={String(one)}
            type="button"
            aria-pressed={isPreview === one}
            onClick={() => setIsPreview(one)}
          >
            {one ? t.preview : t.edit}
          </button>
        ))}
      </fieldset>
      <div className="mail-text" data-shows={isPreview ? 'preview' : 'form'}>
        <TextForm kind={kind} saved={saved} form={form} />
        <MailPreview tried={form.tried} sender={desk.sender} isFaulty={form.isFaulty} />
      </div>
    </>
  )
}

type TextFormProps = { kind: MailKind; saved: MailTextRow; form: MailTextForm }

const rowsOf: Record<MailTextField, number> = { subject: 1, heading: 1, intro: 5, closing: 3 }

function TextForm({ kind, saved, form }: TextFormProps) {
  const t = useMessages(mailTextMessages)
  const unsaved = useMessages(unsavedMessages)
  const leaving = useMessages(leavingMessages)
  const may = useMay()
  return (
    <form ref={form.form} noValidate onSubmit={form.save} className="mail-text-form">
      {!may('shop.edit') && <p className="rounded-base bg-wash px-3 py-2 text-13">{t.only_view}</p>}
      <fieldset disabled={!may('shop.edit')} className="grid min-w-0 gap-5">
        {mailKindOf(kind).fields.map((field) => (
          <WordsField
            key={field}
            label={t.fields[field]}
            hint={t.hints[field]}
            value={form.textOf(field)}
            original={form.original(field)}
            placeholders={placeholdersOf(kind)}
            rows={rowsOf[field]}
            error={form.errors[field]}
            theirs={form.theirsOf(field)}
            onChange={(text) => form.change(field, text)}
          />
        ))}
        <SendSwitch kind={kind} form={form} />
      </fieldset>
      <LastChange saved={saved} />
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

/** What a shop may do without can be switched off; what is lost is said there. */
function SendSwitch({ kind, form }: Pick<TextFormProps, 'kind' | 'form'>) {
  const t = useMessages(mailTextMessages)
  const { withoutIt } = mailKindOf(kind)
  return (
    <div className="border-t border-line pt-4">
      {withoutIt === undefined ? (
        <p className="text-13 text-ink-soft">{t.always}</p>
      ) : (
        <>
          <Checkbox
            label={<span className="font-semibold">{t.send_it}</span>}
            checked={form.typedOf('isOff') !== true}
            onChange={({ target }) => form.change('isOff', !target.checked)}
          />
          <p className="mt-1 ml-7 text-13 text-ink-soft">{t.without(withoutIt)}</p>
        </>
      )}
    </div>
  )
}

function LastChange({ saved: { kind, changed } }: { saved: MailTextRow }) {
  const t = useMessages(mailTextMessages)
  const { environment } = useShop()
  if (!changed) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-13 text-ink-soft">
      {t.last_change(changed.who, momentText(changed.at, environment))}
      <ChangesLink kind="mail_text" id={kind} />
    </p>
  )
}

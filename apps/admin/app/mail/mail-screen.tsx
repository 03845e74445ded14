import { Button } from '@estampa/ui/button'
import { momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { OpenedRecord } from '../controls/opened-record.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { mailMessages } from '../messages/mails.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { AboutLink } from './about-link.tsx'
import { mailFailureOf } from './mail-failure.ts'
import { type MailPage, mailsKey, mailTones } from './mail-types.ts'

/** How often a mail that waits is looked at again. */
const REFRESH_MS = 5_000

/** One mail: what became of it, and how it was sent. */
export function MailScreen() {
  const t = useMessages(mailMessages)
  const { shop, name } = useShop()
  const { id = '' } = useParams()
  const api = useStaffApi()
  const query = useQuery({
    queryKey: [...mailsKey(shop), 'one', id],
    queryFn: ({ signal }) => api.getMail({ Id: id }, { signal, isQuiet: true }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? REFRESH_MS : false),
  })
  const back = { to: `/${shop}/mails`, text: t.title }
  return (
    <OpenedRecord query={query} texts={t} head={<PageHead title={t.title} back={back} />}>
      {(mail) => (
        <>
          <title>{`${mail.subject || t.title} · ${name}`}</title>
          <PageHead
            title={mail.subject || t.kinds[mail.kind] || t.other_kind}
            back={back}
            note={<StateDot tone={mailTones[mail.state]}>{t.states[mail.state]}</StateDot>}
            actions={<ResendButton mail={mail} />}
          />
          <div className="mt-5 grid gap-8">
            <MailFacts mail={mail} />
            <MailText mail={mail} />
          </div>
        </>
      )}
    </OpenedRecord>
  )
}

function ResendButton({ mail: { id, cannotResend } }: { mail: MailPage }) {
  const t = useMessages(mailMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const may = useMay()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.resendMail({ Id: id }),
    onError: showError,
    onSuccess: () => notify(t.resent),
    onSettled: () => queries.invalidateQueries({ queryKey: mailsKey(shop) }),
  })
  if (!may('mails.send') || cannotResend !== null) return null
  return (
    <Button size="small" isBusy={isPending} onClick={() => mutate()}>
      {t.resend}
    </Button>
  )
}

function MailFacts({ mail }: { mail: MailPage }) {
  const t = useMessages(mailMessages)
  const { environment } = useShop()
  const may = useMay()
  const { recipient, kind, about, createdAt, sentAt, tries, triedAt, failure, cannotResend } = mail
  const facts: [string, ReactNode][] = [
    [t.recipient, recipient || t.forgotten],
    [t.kind, t.kinds[kind] ?? t.other_kind],
    ...(about ? [[t.about, <AboutLink key="about" about={about} />] as [string, ReactNode]] : []),
    [t.created, momentText(createdAt, environment)],
    ...(sentAt ? [[t.sent_at, momentText(sentAt, environment)] as [string, ReactNode]] : []),
    ...(tries > 0 ? [[t.tries, String(tries)] as [string, ReactNode]] : []),
    ...(triedAt && !sentAt ? [[t.last_try, momentText(triedAt, environment)] as [string, ReactNode]] : []),
  ]
  return (
    <div>
      {failure && (
        <div className="mb-5 border-l-2 border-error pl-4">
          <p className="font-medium">{`${t.error}: ${t.reasons[mailFailureOf(failure)]}`}</p>
          {mailFailureOf(failure) !== 'daily' && (
            <p className="mt-1 text-13 break-words text-ink-soft">{t.said(failure)}</p>
          )}
        </div>
      )}
      <dl className="mail-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-13 text-ink-faint">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-reading text-13 text-ink-soft">
        {cannotResend === null ? may('mails.send') && t.resend_note : t.cannot[cannotResend]}
      </p>
    </div>
  )
}

function MailText({ mail: { html, plain } }: { mail: MailPage }) {
  const t = useMessages(mailMessages)
  const [isPlain, setIsPlain] = useState(false)
  if (!html) return null
  return (
    <PageSection
      title={t.as_sent}
      note={t.no_pictures}
      action={
        <Button variant="quiet" size="small" aria-pressed={isPlain} onClick={() => setIsPlain(!isPlain)}>
          {t.as_text}
        </Button>
      }
    >
      {isPlain ? (
        <pre className="mail-plain">{plain}</pre>
      ) : (
        // without a script, an origin of its own or a link that leads somewhere
        <iframe title={t.frame} sandbox="" srcDoc={withoutLoads(html)} className="mail-frame" />
      )}
    </PageSection>
  )
}

/** A mail is looked at, not opened: nothing tells a server that it was, and its links lead nowhere. */
function withoutLoads(html: string): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const text = html.replace(/\s(src|srcset|background)="(?!data:)[^"]*"/gi, '')
  return text.includes('<head>') ? text.replace('<head>', `<head>${meta}`) : `${meta}${text}`
}

import { type MailGroup, type MailKind, mailGroups, mailKindOf } from '@estampa/domain/mail'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { OpenedRecord } from '../../controls/opened-record.tsx'
import { PageHead } from '../../controls/page-head.tsx'
import { StateDot } from '../../controls/state-dot.tsx'
import { mailTextMessages } from '../../messages/mail-texts.ts'
import { useMay, useShop } from '../../session/account.ts'
import { MailTextTabs } from './mail-text-tabs.tsx'
import { isOwnText, type MailTextDesk, savedTextOf, useMailTexts } from './use-mail-texts.ts'

/** Every kind of mail that the shop sends, with who gets it and when. */
export function MailTextsScreen() {
  const t = useMessages(mailTextMessages)
  const { shop, name } = useShop()
  const may = useMay()
  const query = useMailTexts()
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        note={<span className="block max-w-reading">{t.text}</span>}
        {...(may('mails.view') && { back: { to: `/${shop}/mails`, text: t.to_mails } })}
      />
      <MailTextTabs current="texts" />
      <OpenedRecord query={query} texts={t}>
        {(desk) => (
          <div className="mt-6 grid gap-8">
            {(Object.keys(mailGroups) as MailGroup[]).map((group) => (
              <section key={group} aria-labelledby={`mails-${group}`}>
                <h2 id={`mails-${group}`} className="text-16 font-semibold">
                  {t.groups[group]}
                </h2>
                {t.group_notes[group] && <p className="text-13 text-ink-soft">{t.group_notes[group]}</p>}
                <ul className="mail-kinds">
                  {mailGroups[group].map((kind) => (
                    <KindRow key={kind} kind={kind} desk={desk} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </OpenedRecord>
    </>
  )
}

function KindRow({ kind, desk }: { kind: MailKind; desk: MailTextDesk }) {
  const t = useMessages(mailTextMessages)
  const { shop } = useShop()
  const { title, to, when } = mailKindOf(kind)
  const saved = savedTextOf(desk, kind)
  return (
    <li>
      <Link to={`/${shop}/mail-texts/${kind}`} className="mail-kind">
        <span className="min-w-0">
          <strong className="font-medium text-ink">{title}</strong>
          <span className="block text-13 text-ink-soft">{when}</span>
        </span>
        <span className="text-13 text-ink-soft">{t.to(to)}</span>
        <span className="flex flex-wrap gap-x-4 text-13 text-ink-soft sm:justify-end">
          {saved.isOff && <StateDot tone="waiting">{t.off}</StateDot>}
          {isOwnText(saved) && <StateDot tone="done">{t.own}</StateDot>}
        </span>
      </Link>
    </li>
  )
}

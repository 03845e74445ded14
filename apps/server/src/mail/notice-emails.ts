/** The mails by which people of a shop hear of what happened there, as they chose. */
import { countries } from '@estampa/domain/countries'
import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'
import { noticeSentence } from '@estampa/domain/staff'
import type { NoticeReader, StoredNotice } from '../staff/notices.store.ts'
import { mailWords } from './mail-words.ts'
import type { Email } from './send-mail.ts'
import { button, facts, heading, note, text } from './template/blocks.ts'
import { composeShopMail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    see: 'Verlo en el escritorio',
    seeAll: 'Abrir el escritorio',
    more: 'Hay más: están todos en el escritorio.',
    choose: 'Eliges qué te llega por correo en tu cuenta del escritorio, en «Avisos».',
    why: (shop: string) => `Recibes este correo porque trabajas en ${shop}.`,
  },
  arg: {
    choose: 'Elegís qué te llega por correo en tu cuenta del escritorio, en «Avisos».',
    why: (shop: string) => `Recibís este correo porque trabajás en ${shop}.`,
  },
})

type Recipient = Pick<NoticeReader, 'staffId' | 'email'>

/** One event, at once. */
export function noticeEmail(
  branding: MailBranding,
  { staffId, email }: Recipient,
  notice: StoredNotice,
): Email {
  const say = messages[branding.locale]
  const { config } = branding.shop
  const told = noticeSentence(notice)
  const words = { ...mailWords(branding, 'notice', {}), subject: told }
  return composeShopMail(branding, words, {
    event: `notice.${notice.id}.${staffId}`,
    to: email,
    preheader: notice.who,
    why: say.why(config.name),
    blocks: [
      heading(told),
      text(notice.who),
      text(momentIn(branding, notice)),
      button(say.see, linkTo(branding, notice)),
      note(say.choose),
    ],
  })
}

/** What came since the last one, in one mail of the morning. */
export function morningEmail(
  branding: MailBranding,
  { staffId, email }: Recipient,
  { notices, hasMore }: { notices: readonly StoredNotice[]; hasMore: boolean },
): Email {
  const say = messages[branding.locale]
  const { name } = branding.shop.config
  const count = counted(notices.length, 'aviso', 'avisos')
  const avisos = hasMore ? `Más de ${count}` : count
  const words = mailWords(branding, 'morning', { avisos })
  return composeShopMail(branding, words, {
    event: `notices.${staffId}.${notices.at(-1)?.id}`,
    to: email,
    preheader: notices.map(noticeSentence).slice(0, 3).join(' · '),
    why: say.why(name),
    blocks: [
      heading(words.heading),
      words.intro.map(text),
      facts(notices.map((notice) => [told(notice), momentIn(branding, notice)] as const)),
      hasMore && text(say.more),
      button(say.seeAll, `${branding.config.adminUrl}/${branding.shop.name}`),
      note(say.choose),
    ],
  })
}

function told(notice: StoredNotice): string {
  return notice.who === '' ? noticeSentence(notice) : `${noticeSentence(notice)} · ${notice.who}`
}

function momentIn({ shop }: MailBranding, { at }: StoredNotice): string {
  const { language, timeZone } = countries[shop.config.environment]
  return new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    new Date(at),
  )
}

function linkTo({ config, shop }: MailBranding, { order, quote }: StoredNotice): string {
  const path = order ? `orders/${order.number}` : `quotes/${quote?.id ?? ''}`
  return `${config.adminUrl}/${shop.name}/${path}`
}

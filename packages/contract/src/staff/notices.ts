import { noticeKinds, noticeMails } from '@estampa/domain/staff'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { QueryInt, Uuid } from '../wire.ts'

const Kind = z.enum(noticeKinds)
const NoticeNumber = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Something that happened and that this person hears of. */
const Notice = z.object({
  id: z.int(),
  kind: Kind,
  /** What an answer says, or which flag it is: `approved`, `refused`, `refund_owed` … */
  detail: z.string(),
  at: z.iso.datetime(),
  /** One of them; the quote with its id, under which its page is. */
  order: z.object({ number: z.int() }).nullable(),
  quote: z.object({ id: Uuid, number: z.int() }).nullable(),
  /** The company or the person; empty for whoever sees no buyers. */
  who: z.string(),
})

/** How this person hears of each kind that their role hears of. */
const NoticeChoiceList = z.object({
  kinds: z.array(z.object({ kind: Kind, isShown: z.boolean(), mail: z.enum(noticeMails) })),
})

const exampleChoices: z.input<typeof NoticeChoiceList> = {
  kinds: [
    { kind: 'order_placed', isShown: true, mail: 'none' },
    { kind: 'order_flagged', isShown: true, mail: 'now' },
  ],
}

/** What the people of a shop hear of; each of them has seen what they have seen. */
export const staffNotices = {
  getNotices: get('/api/services/app/Staff/GetNotices', {
    summary:
      'Los avisos de la persona, el más nuevo primero y hasta 30; con `since` solo los que llegaron después. Y cuántos no vio y cuántos hilos de mensajes nadie leyó, hasta 100',
    who: 'staff',
    permission: 'notices.view',
    isUnattended: true,
    takes: z.object({ since: QueryInt.pipe(NoticeNumber).optional() }),
    gives: z.object({
      items: z.array(Notice),
      unseen: z.int(),
      seenUntil: z.int(),
      /** Message threads that nobody of the shop has read, up to 100; 0 for whoever reads none. */
      unreadThreads: z.int(),
    }),
    example: {
      takes: { since: 811 },
      gives: {
        items: [
          {
            id: 812,
            kind: 'order_placed',
            detail: '',
            at: '2026-11-24T12:00:00.000Z',
            order: { number: 57 },
            quote: null,
            who: 'Paz Hermanos S.A.',
          },
        ],
        unseen: 1,
        seenUntil: 811,
        unreadThreads: 2,
      },
    },
  }),
  seeNotices: post('/api/services/app/Staff/SeeNotices', {
    summary: 'La persona vio sus avisos hasta este; nunca vuelve atrás',
    who: 'staff',
    permission: 'notices.view',
    // nothing of the shop changes by it: there is no change to record
    opens: 'none',
    takes: z.object({ until: NoticeNumber }),
    gives: z.object({ unseen: z.int(), seenUntil: z.int() }),
    example: { takes: { until: 812 }, gives: { unseen: 0, seenUntil: 812 } },
  }),
  getNoticeChoices: get('/api/services/app/Staff/GetNoticeChoices', {
    summary:
      'De qué se entera la persona, en el escritorio y por correo: al momento o en un resumen cada mañana',
    who: 'staff',
    permission: 'notices.view',
    takes: Empty,
    gives: NoticeChoiceList,
    example: { takes: {}, gives: exampleChoices },
  }),
  chooseNotices: post('/api/services/app/Staff/ChooseNotices', {
    summary: 'Elige de qué se entera la persona; lo que no nombra queda como estaba',
    who: 'staff',
    permission: 'notices.view',
    takes: z.object({ kinds: NoticeChoiceList.shape.kinds.max(noticeKinds.length) }),
    gives: NoticeChoiceList,
    refuses: ['bad_token'],
    example: { takes: exampleChoices, gives: exampleChoices },
  }),
}

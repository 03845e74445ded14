import { closeRegret } from '../../law/close-regret.ts'
import { listRegrets } from '../../law/regret.store.ts'
import { actor, inShop, moment, sure, type Work } from './desk.ts'
import { NotUnderstood, readNumber, readState, readText } from './read-words.ts'
import { table } from './table.ts'
import { outcomeWords, regretWords } from './words.ts'

const A_PAGE = 30
const termWords = { open: 'sin entregar', within: 'en plazo', late: 'vencido' } as const

export const regrets: Work = async (desk, { positionals: [state], values }) => {
  const { services, shop } = desk
  const page = values.page === undefined ? 1 : readNumber(values.page, 'la página')
  const wanted = {
    ...{ offset: (page - 1) * A_PAGE, limit: A_PAGE, code: null },
    state: state === undefined ? null : readState(state, regretWords, 'El estado'),
  }
  const found = await services.database.readInShop(shop.id, (tx) =>
    listRegrets(tx, shop.config.environment, wanted),
  )
  const at = moment(desk)
  const rows = found.items.map((one) => [
    ...[one.code, at(one.at), one.orderNumber, [one.name, one.email].filter(Boolean).join(' · ')],
    one.order
      ? [termWords[one.order.term], one.order.isDecorated && 'personalizado'].filter(Boolean).join(', ')
      : '',
    one.closed ? `${outcomeWords[one.closed.outcome]} por ${one.closed.by}, ${at(one.closed.at)}` : 'abierta',
    one.closed ? one.closed.note : one.reason,
  ])
  const head = ['solicitud', 'hecha', 'pedido', 'de', 'plazo', 'estado', 'motivo o nota']
  const data = found.items.map(({ code, at: made, orderNumber, name, email, reason, closed }) => ({
    code,
    at: made,
    orderNumber,
    name,
    email,
    reason,
    state: closed ? closed.outcome : 'open',
    closedBy: closed?.by ?? null,
    note: closed?.note ?? null,
  }))
  return { text: `${table(head, rows)}\n\n${rows.length} de ${found.total}.`, data }
}

export const close: Work = async (desk, words) => {
  const [typed = '', outcome] = words.positionals
  const code = typed.toUpperCase()
  if (!/^[A-Z]{2}-[0-9A-Z]{8}$/.test(code)) throw new NotUnderstood('Falta el código de la solicitud.')
  const { answer, note } = words.values
  const closing = {
    outcome: readState(outcome, outcomeWords, 'La decisión'),
    answer: answer === undefined ? '' : readText(answer, 'La respuesta (--answer)'),
    note: note === undefined ? '' : readText(note, 'La nota (--note)'),
  }
  const who = await actor(desk, words)
  const asked = { shopId: desk.shop.id, code, closing, who, now: desk.services.now() }
  sure(desk, (await inShop(desk, (tx) => closeRegret(tx, asked))) ?? null)
  return `Solicitud ${code} ${outcomeWords[closing.outcome]}: quien la hizo recibe un correo.`
}

import { closeWithdrawal } from '../../law/close-withdrawal.ts'
import { listWithdrawals } from '../../law/withdrawal.store.ts'
import { actor, inShop, moment, type StaffCommandHandler, valueOrThrow } from './command-context.ts'
import { outcomeLabels, withdrawalLabels } from './labels.ts'
import { InvalidArguments, readNumber, readState, readText } from './read-arguments.ts'
import { table } from './table.ts'

const A_PAGE = 30
const termWords = { open: 'sin entregar', within: 'en plazo', late: 'vencido' } as const

export const regretsCommand: StaffCommandHandler = async (context, { positionals: [state], values }) => {
  const { services, shop } = context
  const page = values.page === undefined ? 1 : readNumber(values.page, 'la página')
  const query = {
    offset: (page - 1) * A_PAGE,
    limit: A_PAGE,
    code: null,
    state: state === undefined ? null : readState(state, withdrawalLabels, 'El estado'),
  }
  const found = await services.database.readInShop(shop.id, (tx) =>
    listWithdrawals(tx, shop.config.environment, query),
  )
  const at = moment(context)
  const rows = found.items.map((one) => [
    one.code,
    at(one.at),
    one.orderNumber,
    [one.name, one.email].filter(Boolean).join(' · '),
    one.order
      ? [termWords[one.order.term], one.order.isDecorated && 'personalizado'].filter(Boolean).join(', ')
      : '',
    one.closed
      ? `${outcomeLabels[one.closed.outcome]} por ${one.closed.by}, ${at(one.closed.at)}`
      : 'abierta',
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

export const closeCommand: StaffCommandHandler = async (context, words) => {
  const [typed = '', outcome] = words.positionals
  const code = typed.toUpperCase()
  if (!/^[A-Z]{2}-[0-9A-Z]{8}$/.test(code)) throw new InvalidArguments('Falta el código de la solicitud.')
  const { answer, note } = words.values
  const closing = {
    outcome: readState(outcome, outcomeLabels, 'La decisión'),
    answer: answer === undefined ? '' : readText(answer, 'La respuesta (--answer)'),
    note: note === undefined ? '' : readText(note, 'La nota (--note)'),
  }
  const who = await actor(context, words)
  const request = { shopId: context.shop.id, code, closing, who, now: context.services.now() }
  valueOrThrow(context, (await inShop(context, (tx) => closeWithdrawal(tx, request))) ?? null)
  return `Solicitud ${code} ${outcomeLabels[closing.outcome]}: quien la hizo recibe un correo.`
}

import type { CommandContext, StaffCommandHandler, StaffCommandOutput } from './command-context.ts'
import { InvalidArguments, type StaffCommandArguments } from './read-arguments.ts'
import { csvOf } from './table.ts'

/** A command's file is loaded with the command: each brings its own part of the server along, and the help needs none. */
function lazily<Name extends string>(
  load: () => Promise<Record<Name, StaffCommandHandler>>,
  name: Name,
): StaffCommandHandler {
  return async (context, words) => (await load())[name](context, words)
}

/** Every command, with how it is written. */
const works: Record<string, { as: string; does: string; work: StaffCommandHandler }> = {
  add: {
    as: '<correo> --name "Ana Paz" [--role owner|manager|sales|artwork|workshop|accounting|viewer]',
    does: 'suma una persona o le cambia la contraseña; lo que puede hacer lo dice su función (owner: todo)',
    work: lazily(() => import('./people.ts'), 'addCommand'),
  },
  disable: {
    as: '<correo>',
    does: 'esa persona ya no entra',
    work: lazily(() => import('./people.ts'), 'disableCommand'),
  },
  people: {
    as: '',
    does: 'las personas de la tienda',
    work: lazily(() => import('./people.ts'), 'peopleCommand'),
  },
  orders: {
    as: '[estado] [--money estado] [--words "…"] [--page n]',
    does: 'los pedidos',
    work: lazily(() => import('./orders.ts'), 'ordersCommand'),
  },
  order: { as: '<n>', does: 'un pedido entero', work: lazily(() => import('./orders.ts'), 'orderCommand') },
  move: {
    as: '<n> <estado> [--note "…"] [--carrier "…" --number "…" [--link https://…]]',
    does: 'pasa un pedido a otro estado; al despacharlo, quién lo lleva y con qué número se sigue',
    work: lazily(() => import('./orders.ts'), 'moveCommand'),
  },
  parcel: {
    as: '<n> --carrier "…" --number "…" [--link https://…]',
    does: 'da o corrige el seguimiento de lo que la tienda despachó por su cuenta',
    work: lazily(() => import('./parcels.ts'), 'parcelCommand'),
  },
  pay: {
    as: '<n> <importe> [--method TRF|CHQ|MP] [--date 2026-11-21] [--reference "…"] [--bank "…"]',
    does: 'registra dinero que llegó',
    work: lazily(() => import('./money.ts'), 'payCommand'),
  },
  approve: {
    as: '<n> [pago]',
    does: 'da por recibido un pago avisado',
    work: lazily(() => import('./money.ts'), 'approveCommand'),
  },
  reject: {
    as: '<n> [pago] --note "…"',
    does: 'el dinero no llegó',
    work: lazily(() => import('./money.ts'), 'rejectCommand'),
  },
  refund: {
    as: '<n> [pago] [--amount importe] [--note "…"]',
    does: 'registra una devolución',
    work: lazily(() => import('./money.ts'), 'refundCommand'),
  },
  flags: {
    as: '[devolución pendiente | contracargo | pago distinto] [--page n]',
    does: 'devoluciones pendientes, contracargos y avisos raros',
    work: lazily(() => import('./orders.ts'), 'flagsCommand'),
  },
  settle: {
    as: '<n> devolución pendiente | contracargo | pago distinto --note "…" [--amount importe]',
    does: 'lo da por resuelto sin mover dinero',
    work: lazily(() => import('./resolve.ts'), 'settleCommand'),
  },
  regrets: {
    as: '[abierta | cerrada] [--page n]',
    does: 'las solicitudes de arrepentimiento o retracto',
    work: lazily(() => import('./withdrawals.ts'), 'regretsCommand'),
  },
  close: {
    as: '<código> aceptada | rechazada [--answer "…"] [--note "…"]',
    does: 'cierra una: la respuesta se le manda a quien la hizo; la nota queda en la tienda',
    work: lazily(() => import('./withdrawals.ts'), 'closeCommand'),
  },
  quotes: {
    as: '[estado] [--words "…"] [--page n]',
    does: 'las cotizaciones',
    work: lazily(() => import('./quotes.ts'), 'quotesCommand'),
  },
  quote: {
    as: '<n>',
    does: 'una cotización entera',
    work: lazily(() => import('./quotes.ts'), 'quoteCommand'),
  },
  answer: {
    as: '<n> [--discount 10% | --amount importe sin impuestos] [--days n] [--note "…"]',
    does: 'responde una cotización',
    work: lazily(() => import('./quotes.ts'), 'answerCommand'),
  },
  proof: {
    as: '<n> [archivo.png] [--comment "…"]',
    does: 'envía un boceto',
    work: lazily(() => import('./messages.ts'), 'proofCommand'),
  },
  messages: {
    as: '<n>',
    does: 'los mensajes de un pedido',
    work: lazily(() => import('./messages.ts'), 'messagesCommand'),
  },
  message: {
    as: '<n> "texto"',
    does: 'escribe a quien lo hizo',
    work: lazily(() => import('./messages.ts'), 'messageCommand'),
  },
}

export const usage = [
  'Uso: npm run staff -- <tienda> <qué> … [--as correo] [--json | --csv] [--yes]',
  '',
  ...Object.entries(works).map(([name, { as, does }]) => `  ${`${name} ${as}`.trim()}\n      ${does}`),
  '',
  '  --json, --csv   lo mismo para programas y planillas: --csv las listas; importes en pesos y estados como en la API',
  '  --dry-run       con «add» y «disable»: dice qué cambiaría y no guarda nada',
  '  --yes           no pregunta antes de cancelar un pedido o registrar una devolución',
  '',
  'Los estados se escriben en castellano («en producción») o como en la API («in_production»).',
].join('\n')

/** The commands that can be tried without saving. */
const rehearsed: readonly string[] = ['add', 'disable', 'people']

/** Does what is asked and gives what it writes; throws the sentence of why not. */
export async function runStaffCommand(
  context: CommandContext,
  { positionals, values }: StaffCommandArguments,
): Promise<string> {
  const [name = '', ...rest] = positionals
  const found = Object.hasOwn(works, name) ? works[name] : undefined
  if (!found) throw new InvalidArguments(`No existe «${name}».\n\n${usage}`)
  if (values['dry-run'] && !rehearsed.includes(name)) {
    throw new InvalidArguments(`«${name}» no tiene ensayo (--dry-run): no se hizo nada.`)
  }
  const { checkActor } = await import('./command-context.ts')
  await checkActor(context, { positionals: rest, values })
  const answer = await found.work(context, { positionals: rest, values })
  return written(typeof answer === 'string' ? { text: answer, data: { done: answer } } : answer, values)
}

function written({ text, data }: StaffCommandOutput, { json, csv }: StaffCommandArguments['values']): string {
  if (json) return JSON.stringify(data, null, 2)
  if (!csv) return text
  if (!Array.isArray(data))
    throw new InvalidArguments('--csv es para listas: orders, quotes, flags, regrets, people, messages.')
  return csvOf(data)
}

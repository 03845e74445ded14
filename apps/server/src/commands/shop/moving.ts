/** A shop goes to another cell, from the console. */
import { moveToCell } from '../../moving/move-shop.ts'
import { type CommandHandler, optionText } from '../run-command.ts'
import { InvalidArguments } from '../staff/read-arguments.ts'

const count = (n: number) => n.toLocaleString('es-CL')

export const moveShopCommand: CommandHandler = async ({ roles }, words) => {
  const [name, ...rest] = words.positionals
  if (!name || rest.length > 0) throw new InvalidArguments('Falta la tienda: move <tienda> --to <célula>.')
  const to = optionText(words, 'to')
  if (!to) throw new InvalidArguments('Falta adónde: --to <célula>, como la nombra CELLS, o «home».')
  if (words.values['dry-run'] === true) throw new InvalidArguments('«move» no tiene ensayo.')
  const moved = await moveToCell(roles, { name, to })
  if (moved.outcome === 'taken_back')
    return {
      text: `La mudanza de ${name} que había quedado a medias se anuló: sigue en «${to}», y de la copia no queda nada.`,
      data: { shop: name, cell: to, outcome: moved.outcome },
    }
  const { rows, stopMs, sums, isComparedWhole } = moved.figures
  return {
    text: [
      `${name} vive ahora en «${to}»: ${count(rows)} ${rows === 1 ? 'fila' : 'filas'}. No se pudo escribir durante ${count(stopMs)} ms.`,
      `Iguales en los dos lados: ${count(sums.orders)} pedidos (el último, ${sums.lastOrder ?? 'ninguno'}), ${count(sums.quotes)} cotizaciones (${sums.lastQuote ?? 'ninguna'}), ${count(sums.payments)} pagos, las existencias y ${isComparedWhole ? 'cada valor de cada fila' : 'la cantidad de filas de cada tabla; cada valor, justo antes'}.`,
      'Donde estaba no queda ninguna fila.',
    ].join('\n'),
    data: { shop: name, cell: to, outcome: moved.outcome, ...moved.figures },
  }
}

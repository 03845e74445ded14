import { freshArt } from '../fresh.ts'
import { logoFile } from '../pictures.ts'
import { type Rows, staffRow } from './row.ts'

/** What the people of a shop show and write to a buyer: of orders of their own shop only. */
export const staffProofRows: Rows = {
  'staff.sendProof': staffRow(async (world) => ({
    input: { Id: await freshArt(world), comment: 'El logo va a 8 cm de ancho' },
    files: [await logoFile('boceto.png')],
  })),
  'staff.getOrderMessages': staffRow(({ a1 }) => ({ input: { Id: a1.orderId } })),
  'staff.sendOrderMessage': staffRow(({ a1 }) => ({
    input: { Id: a1.orderId, text: 'Sí: los despachamos el 9.' },
  })),
}

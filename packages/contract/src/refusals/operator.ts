import type { Refusals } from './refusal-table.ts'

/** Refusals of running the installation. */
export const operatorRefusals = {
  shop_leaving: { status: 409, es: 'Esta tienda tiene fecha de borrado. Primero hay que anular el borrado.' },
  shop_to_suspend_first: {
    status: 409,
    es: 'Solo se borra una tienda suspendida. Suspéndela primero.',
    arg: 'Solo se borra una tienda suspendida. Suspendela primero.',
  },
  shop_name_differs: {
    status: 422,
    es: 'Para borrarla, escribe su dirección tal cual: {name}.',
    arg: 'Para borrarla, escribí su dirección tal cual: {name}.',
  },
  shop_not_leaving: { status: 409, es: 'Nadie pidió borrar esta tienda, o el borrado ya empezó.' },
  export_running: { status: 409, es: 'Ya se está haciendo una copia de esta tienda.' },
  export_over: {
    status: 410,
    es: 'Esa copia ya no está. Pide otra.',
    arg: 'Esa copia ya no está. Pedí otra.',
  },
} as const satisfies Refusals

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
  quota_products: {
    status: 409,
    es: 'La tienda puede mostrar hasta {most} productos, y ya los muestra. Oculta alguno, o pide más a quien opera la instalación.',
    arg: 'La tienda puede mostrar hasta {most} productos, y ya los muestra. Ocultá alguno, o pedile más a quien opera la instalación.',
  },
  quota_people: {
    status: 409,
    es: 'En el equipo de la tienda caben {most} personas, contando las invitadas. Quita a alguien, o pide más a quien opera la instalación.',
    arg: 'En el equipo de la tienda caben {most} personas, contando las invitadas. Quitá a alguien, o pedile más a quien opera la instalación.',
  },
  quota_mails: {
    status: 409,
    es: 'La tienda puede enviar hasta {most} correos por día. Para que sean más, habla con quien opera la instalación.',
    arg: 'La tienda puede enviar hasta {most} correos por día. Para que sean más, hablá con quien opera la instalación.',
  },
  quota_uploads: {
    status: 409,
    es: 'La tienda llegó a sus {most} de archivos y no puede recibir más. Avísale, y lo pide a quien opera la instalación.',
    arg: 'La tienda llegó a sus {most} de archivos y no puede recibir más. Avisale, y se lo pide a quien opera la instalación.',
  },
  inspection_only: {
    status: 403,
    es: 'Estás mirando esta tienda como quien opera la instalación: desde aquí no se cambia nada.',
    arg: 'Estás mirando esta tienda como quien opera la instalación: desde acá no se cambia nada.',
  },
  inspection_of_ones_own: {
    status: 409,
    es: 'Trabajas en esta tienda: entra a su escritorio como siempre.',
    arg: 'Trabajás en esta tienda: entrá a su escritorio como siempre.',
  },
} as const satisfies Refusals

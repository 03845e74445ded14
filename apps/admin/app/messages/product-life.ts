import { messageCatalog } from '@estampa/domain/messages'

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`

/** From the making of a product to its retirement. */
export const productLifeMessages = messageCatalog({
  es: {
    more: 'Más',
    duplicate: 'Duplicar',
    schedule: 'Programar',
    schedule_note: 'Mostrarlo u ocultarlo en una fecha',
    retire: 'Retirar',
    retire_note: 'No se vende más; sus pedidos quedan',
    restore: 'Traer de vuelta',
    was_retired: 'Retirado. Está en la pestaña «Retirados».',
    was_restored: 'De vuelta, oculto.',
    retired: 'Retirado: no se vende más',
    shown_from: (moment: string) => `Se muestra el ${moment}`,
    hidden_from: (moment: string) => `Se oculta el ${moment}`,
    lacks_title: 'Le falta:',
    lacks: {
      variant: 'una variante que se ofrezca',
      price: 'precio',
      picture: 'imagen',
      family: 'categoría',
    },
    lacks_list: list,
    show_lacking: '¿Mostrarlo así?',
    lacking_text: (lacks: readonly string[]) =>
      `Le falta ${list(lacks)}. Se vería en la tienda y nadie podría comprarlo.`,
    show_even_so: 'Mostrarlo igual',
    not_yet: 'Todavía no',
    schedule_title: 'Programar el producto',
    schedule_text: 'Se muestra o se oculta solo, en el minuto que digas, con la hora de este dispositivo.',
    show_at: 'Mostrarlo desde',
    hide_at: 'Ocultarlo desde',
    optional: 'opcional',
    save: 'Guardar',
    cancel: 'Cancelar',
    was_scheduled: 'Programado.',
    not_scheduled: 'Ya no cambia solo.',
  },
  arg: {},
})

import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'
import type { NoticeMail } from '@estampa/domain/staff'

const mails: Record<NoticeMail, string> = {
  none: 'Sin correo',
  morning: 'En el resumen de la mañana',
  now: 'Al momento',
}

/** The bell, its panel, and what somebody wants to hear of. */
export const noticeMessages = messageCatalog({
  es: {
    title: 'Avisos',
    unseen: (count: string) => `Avisos: ${count} sin ver`,
    arrived: (count: number) => counted(count, 'aviso nuevo', 'avisos nuevos'),
    is_new: 'nuevo',
    loading: 'Cargando los avisos',
    failed: 'No pudimos cargar los avisos',
    none: 'Todavía no hay avisos. Aquí aparece lo que pasa en la tienda y te toca.',
    choose: 'Elegir de qué me entero',
    choices: 'Avisos',
    choices_text:
      'De qué te enteras en esta tienda. Los del correo llegan al momento, o juntos a las 8 si no los viste antes.',
    kind: 'Aviso',
    in_office: 'En el escritorio',
    in_office_of: (kind: string) => `Ver en el escritorio: ${kind}`,
    by_mail: 'Por correo',
    by_mail_of: (kind: string) => `Por correo: ${kind}`,
    mails: mails as Record<string, string>,
    saved: 'Guardado.',
    new_rows: (count: number) => `Hay ${counted(count, 'nuevo', 'nuevos')}`,
    show: 'Mostrar',
  },
  arg: {
    none: 'Todavía no hay avisos. Acá aparece lo que pasa en la tienda y te toca.',
    choices_text:
      'De qué te enterás en esta tienda. Los del correo llegan al momento, o juntos a las 8 si no los viste antes.',
  },
})

import { closingAlone, type MailKindRow, wholeText } from './kind-row.ts'

/** To the people of the shop. Which of them come, each of them chooses. */
export const teamKinds = {
  invitation: {
    title: 'Invitación al equipo',
    to: 'la persona invitada',
    when: 'Cuando alguien invita a trabajar en la tienda.',
    fields: wholeText,
    placeholders: ['persona'],
    required: { intro: ['persona'] },
    texts: {
      es: {
        subject: 'Te invitaron a trabajar en {tienda}',
        heading: '¡Hola!',
        intro: '{persona} te invitó a trabajar en {tienda}.',
        closing: '',
      },
    },
  },
  notice: {
    title: 'Aviso al equipo',
    to: 'quien eligió recibirlo',
    when: 'Cuando pasa algo que eligió saber en el momento.',
    fields: closingAlone,
    placeholders: [],
    texts: { es: { closing: '' } },
  },
  morning: {
    title: 'Resumen de la mañana',
    to: 'quien eligió recibirlo',
    when: 'A las ocho, con lo que pasó y todavía no vio.',
    fields: wholeText,
    placeholders: ['avisos'],
    texts: {
      es: {
        subject: '{avisos} de {tienda}',
        heading: 'Lo que pasó y todavía no viste',
        intro: 'Esto pasó en {tienda} desde tu último resumen y no lo viste en el escritorio.',
        closing: '',
      },
    },
  },
} as const satisfies Record<string, MailKindRow>

import { messageCatalog } from '@estampa/domain/messages'

/** Saying yes or no to how an order will be. */
export const proofMessages = messageCatalog({
  es: {
    waiting: 'Tu boceto está listo',
    waiting_text: 'Así va a quedar. Empezamos a producir cuando lo apruebes.',
    title: 'Bocetos',
    number: (number: number) => `Boceto ${number}`,
    picture: (number: number) => `Ver en grande el boceto ${number}`,
    sent: (who: string, when: string) => `${who}, ${when}`,
    approve: 'Aprobar boceto',
    approve_title: '¿Aprobar el boceto?',
    approve_text:
      'Con tu aprobación empezamos a producir: después ya no se puede cambiar. Revisa textos, colores, tamaño y lugar.',
    approved_note: 'Aprobaste el boceto. Tu pedido pasa a producción.',
    reject: 'Pedir cambios',
    reject_title: 'Pedir cambios',
    reject_text: 'Cuéntanos qué cambiar y te enviamos un boceto nuevo.',
    comment: 'Qué hay que cambiar',
    comment_missing: 'Cuéntanos qué hay que cambiar.',
    send_changes: 'Enviar los cambios',
    rejected_note: 'Recibimos tus cambios. Te avisamos cuando esté el boceto nuevo.',
    back: 'Volver',
    answers: { approved: 'Aprobado', rejected: 'Pediste cambios' },
    no_answer: 'Sin respuesta',
    earlier: (count: number) => (count === 1 ? 'Un boceto anterior' : `${count} bocetos anteriores`),
    broken: 'No pudimos mostrar el boceto.',
    reload: 'Volver a cargar',
    gone: 'Esta imagen ya no está.',
    roster: 'Lista de nombres',
    roster_pdf: 'PDF de la lista',
    roster_text: 'Tu aprobación incluye la lista. Revisa cada nombre, número y talla.',
    roster_title: (page: number) => `Lista de nombres, página ${page}`,
    roster_page: (page: number, proof: number) =>
      `Ver en grande la página ${page} de la lista del boceto ${proof}`,
    closer: 'Acercar',
    whole: 'Ver entero',
  },
  arg: {
    approve_text:
      'Con tu aprobación empezamos a producir: después ya no se puede cambiar. Revisá textos, colores, tamaño y lugar.',
    roster_text: 'Tu aprobación incluye la lista. Revisá cada nombre, número y talle.',
    reject_text: 'Contanos qué cambiar y te mandamos un boceto nuevo.',
    comment_missing: 'Contanos qué hay que cambiar.',
  },
})

/** The texts of the message thread between buyer and shop. */
export const threadMessages = messageCatalog({
  es: {
    title: 'Mensajes',
    you: 'Tú',
    empty: '¿Dudas sobre este pedido? Escríbenos y te respondemos por aquí y por correo.',
    loading: 'Cargando los mensajes',
    failed: 'No pudimos cargar los mensajes.',
    retry: 'Reintentar',
    read: 'Leído',
    earlier: (count: number) => (count === 1 ? 'Ver 1 mensaje anterior' : `Ver ${count} mensajes anteriores`),
    label: 'Tu mensaje',
    placeholder: 'Escribe tu mensaje',
    missing: 'Escribe algo o adjunta un archivo antes de enviar.',
    send: 'Enviar',
    keys: 'Ctrl + Enter envía',
  },
  arg: {
    you: 'Vos',
    empty: '¿Dudas sobre este pedido? Escribinos y te respondemos por acá y por correo.',
    placeholder: 'Escribí tu mensaje',
    missing: 'Escribí algo o adjuntá un archivo antes de enviar.',
  },
})

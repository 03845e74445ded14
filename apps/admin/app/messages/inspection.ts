import { messageCatalog } from '@estampa/domain/messages'

/** Looking into the office of a shop in which one does not work. */
export const inspectionMessages = messageCatalog({
  es: {
    title: 'Mirar su escritorio',
    text: 'Abre el escritorio de la tienda por media hora, solo para mirar: nada se puede cambiar. La gente de la tienda lee en su historial quién miró, cuándo y por qué.',
    open: 'Mirar su escritorio…',
    go_on: 'Seguir mirando',
    works_there: 'Trabajas en esta tienda: entras a su escritorio como siempre.',
    dialog_title: (name: string) => `Mirar el escritorio de ${name}`,
    reason: 'Por qué',
    reason_hint: 'Unas palabras. Las lee la gente de la tienda.',
    reason_missing: 'Escribe por qué, en unas palabras.',
    submit: 'Mirar',
    cancel: 'Cancelar',
    bar: (name: string, until: string) => `Miras ${name} hasta las ${until}. Nada se puede cambiar.`,
    leave: 'Salir',
  },
  arg: {
    works_there: 'Trabajás en esta tienda: entrás a su escritorio como siempre.',
    reason_missing: 'Escribí por qué, en unas palabras.',
    bar: (name: string, until: string) => `Mirás ${name} hasta las ${until}. Nada se puede cambiar.`,
  },
})

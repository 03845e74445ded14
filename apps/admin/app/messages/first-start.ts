import { messageCatalog } from '@estampa/domain/messages'

/** The first person of an installation. */
export const firstStartMessages = messageCatalog({
  es: {
    title: 'Empecemos',
    text: 'Serás la primera persona de esta instalación: la operas y diriges su primera tienda.',
    submit: 'Crear mi cuenta',
    over: 'Se usó, venció o ya hay alguien en la instalación. Si todavía no hay nadie, al reiniciar el servidor la consola da otro.',
    loading: 'No pudimos leer el enlace',
  },
  arg: {
    text: 'Vas a ser la primera persona de esta instalación: la operás y dirigís su primera tienda.',
  },
})

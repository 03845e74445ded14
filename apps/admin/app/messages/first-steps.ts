import { messageCatalog } from '@estampa/domain/messages'

const hints = {
  factor: 'Un código del teléfono, además de tu contraseña.',
  notices: 'En el escritorio, al momento por correo o en un resumen a la mañana.',
  people: 'Cada quien entra con su cuenta y ve lo que su función necesita.',
  order: 'Arriba dice lo que sigue; el resto está debajo.',
  job: 'Ahí está qué se hace, los archivos y la próxima etapa.',
  find: 'Ctrl K, o la lupa: pedidos, cotizaciones, clientes y pantallas.',
  keys: 'Con J, K y Enter recorres las listas sin soltar el teclado.',
  manual: 'Cada pantalla tiene un «?» que abre la suya.',
}

/** What somebody new does first. */
export const firstStepMessages = messageCatalog({
  es: {
    title: 'Primeros pasos',
    progress: (done: number, all: number) => `${done} de ${all}`,
    all_done: 'Ya conoces lo principal. Puedes ocultar esta lista.',
    hide: 'Ocultar',
    show: 'Mostrar los primeros pasos',
    done: 'hecho',
    names: {
      factor: 'Activa el segundo factor',
      notices: 'Elige de qué te enteras',
      people: 'Invita a tu equipo',
      order: 'Abre un pedido',
      job: 'Abre un trabajo',
      find: 'Prueba la búsqueda',
      keys: 'Mira los atajos con la tecla ?',
      manual: 'Lee tu página del manual',
    },
    hints,
  },
  arg: {
    all_done: 'Ya conocés lo principal. Podés ocultar esta lista.',
    names: {
      factor: 'Activá el segundo factor',
      notices: 'Elegí de qué te enterás',
      people: 'Invitá a tu equipo',
      order: 'Abrí un pedido',
      job: 'Abrí un trabajo',
      find: 'Probá la búsqueda',
      keys: 'Mirá los atajos con la tecla ?',
      manual: 'Leé tu página del manual',
    },
    hints: { ...hints, keys: 'Con J, K y Enter recorrés las listas sin soltar el teclado.' },
  },
})

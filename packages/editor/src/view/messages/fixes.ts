import { messageCatalog } from '@estampa/domain/messages'

/** What a fix is called on its button. */
export const fixMessages = messageCatalog({
  es: {
    remedies: {
      reduce_colours: 'Reducir colores',
      single_colour: 'Pasar a un solo color',
      contrast_colour: 'Pasar a un color que se vea',
      vectorise: 'Vectorizar',
      remove_background: 'Quitar el fondo',
      enlarge: 'Agrandar',
      thicken: 'Engrosar',
      shrink: 'Achicar',
      move_inside: 'Mover hacia adentro',
      extend_to_bleed: 'Extender hasta el sangrado',
      change_font: 'Elegir otra letra',
      choose_colour: 'Elegir otro color',
      change_technique: 'Ver otras técnicas',
      remove_element: 'Eliminar',
    },
    remedied: 'Listo: lo arreglamos.',
    undo: 'Deshacer',
  },
})

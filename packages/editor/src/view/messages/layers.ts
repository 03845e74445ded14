import { messageCatalog } from '@estampa/domain/messages'

/** The list of layers and its form, for those who cannot use a canvas. */
export const layerMessages = messageCatalog({
  es: {
    layers_text: 'Lo de arriba tapa a lo de abajo.',
    layers_empty: 'Todavía no hay nada en este lugar.',
    layers: 'Capas, de arriba hacia abajo',
    layer_name: 'Nombre de la capa',
    rename: (name: string) => `Cambiar el nombre de ${name}`,
    move_up: (name: string) => `Subir ${name}`,
    move_down: (name: string) => `Bajar ${name}`,
    drag: (name: string) => `Arrastrar ${name}`,
    hide: (name: string) => `Ocultar ${name}`,
    show: (name: string) => `Mostrar ${name}`,
    lock_layer: (name: string) => `Bloquear ${name}`,
    unlock_layer: (name: string) => `Desbloquear ${name}`,
    remove_layer: (name: string) => `Eliminar ${name}`,
    grouped: 'En un grupo',
    measures: 'Medidas',
    x: 'Izquierda (cm)',
    y: 'Arriba (cm)',
    width: 'Ancho (cm)',
    height: 'Alto (cm)',
    angle: 'Giro (°)',
  },
})

import type { printAreaFaults } from '@estampa/domain/catalog/print-area-edit'
import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

const faults: Record<(typeof printAreaFaults)[number], string> = {
  empty: 'Falta este dato.',
  name_repeated: 'Otra área ya se llama así.',
  out_of_range: 'Tiene que ser una medida entre 2 y 3000 mm.',
  unknown: 'Ya no existe.',
  corner_range: 'Tiene que ser más que 0 y, como mucho, la mitad del lado más corto.',
  bleed_range: 'Tiene que ser una medida entre 0 y 10 mm.',
  safe_range: 'Tiene que ser menos de la mitad del lado más corto.',
  color_unreadable: 'No es un color.',
  light_range: 'No es una luz que se pueda mostrar.',
}

/** The print areas of a product. */
export const printAreaMessages = messageCatalog({
  es: {
    title: 'Áreas de impresión',
    to_product: 'El producto',
    loading: 'Cargando las áreas',
    missing_title: 'Este producto no existe',
    failed_title: 'No pudimos cargar las áreas',
    see_in_shop: 'Ver en la tienda',
    no_pictures: 'Este producto todavía no tiene imágenes: las áreas se dibujan sobre una.',
    areas: 'Áreas',
    none: 'Sin áreas no se puede decorar. Agrega la primera.',
    add: 'Agregar un área',
    no_name: 'Sin nombre',
    new_name: (number: number) => `Área ${number}`,
    remove: 'Quitar',
    name: 'Nombre',
    width: 'Ancho, mm',
    height: 'Alto, mm',
    picture: 'Vista',
    picture_of: (number: number, name: string) => `Imagen ${number}${name ? `: ${name}` : ''}`,
    lies: 'Cómo está',
    kinds: { flat: 'De frente', leaning: 'Inclinada', round: 'Curva, en un cilindro' },
    lies_hints: {
      flat: 'Se ve derecha, sin inclinarse.',
      leaning: 'Lleva cada esquina a su lugar.',
      round: 'Rodea una taza o una botella. Las esquinas la ajustan.',
    },
    wrap: 'Cuánto rodea, en grados',
    wrap_hint: 'La vuelta entera son 360. Lo que va por detrás no se ve.',
    box: { x: 'Izq., %', y: 'Arriba, %', width: 'Ancho, %', height: 'Alto, %' },
    techniques: 'Se decora con',
    off_technique: (name: string) => `${name} (apagada)`,
    test_logo: 'Mostrar un logo de prueba',
    measure: 'Medir',
    ruler_length: 'La línea mide, mm',
    use_measure: 'Usar para esta área',
    ruler_ends: { from: 'Un extremo de la regla', to: 'El otro extremo de la regla' },
    area_on_picture: (name: string) => `Área ${name}: se mueve con las flechas`,
    corners: [
      'Esquina de arriba a la izquierda',
      'Esquina de arriba a la derecha',
      'Esquina de abajo a la derecha',
      'Esquina de abajo a la izquierda',
    ],
    keys: 'Con Tab se llega al área y a sus esquinas; las flechas las mueven, con Mayúsculas más lejos.',
    unsaved: 'Hay cambios sin guardar',
    saved: 'Guardado.',
    undo: 'Deshacer',
    restored: 'Quedó como estaba.',
    copy: 'Copiar a otros productos',
    copy_text:
      'Van las áreas guardadas a productos de la misma categoría. La que se llama igual se reemplaza; las demás se agregan.',
    copy_missing: 'Elige al menos un producto.',
    copy_now: (count: number) =>
      count === 0 ? 'Copiar' : `Copiar a ${counted(count, 'producto', 'productos')}`,
    copied: (count: number) => `${counted(count, 'producto cambió', 'productos cambiaron')}.`,
    area_count: (count: number) => counted(count, 'área', 'áreas'),
    cancel: 'Cancelar',
    faults,
  },
  arg: {
    none: 'Sin áreas no se puede decorar. Agregá la primera.',
    lies_hints: {
      flat: 'Se ve derecha, sin inclinarse.',
      leaning: 'Llevá cada esquina a su lugar.',
      round: 'Rodea una taza o una botella. Las esquinas la ajustan.',
    },
    copy_missing: 'Elegí al menos un producto.',
  },
})

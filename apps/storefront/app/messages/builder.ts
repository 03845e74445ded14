import { messageCatalog } from '@estampa/web/messages'

/** Making the first formatter takes a slow phone 40 ms; no count below a thousand needs one. */
const whole = (count: number) => (count < 1_000 ? String(count) : count.toLocaleString('de-DE'))

/** Around the editor; what the editor itself says comes with its chunk. */
export const builderMessages = messageCatalog({
  es: {
    title: (name: string) => `Diseña ${name}`,
    heading: 'Diseña tu producto',
    open: 'Diseñar en el editor',
    back: 'Volver al producto',
    back_to_cart: 'Volver al carrito',
    loading: 'Abriendo el diseñador',
    failed: 'No pudimos abrir el diseñador. Revisa tu conexión: tu diseño está a salvo.',
    retry: 'Reintentar',
    kept: 'Guardado en este navegador',
    not_kept: 'Sin guardar: tu navegador no tiene espacio',
    went_on: 'Seguimos donde lo dejaste.',
    start_again: 'Empezar de nuevo',
    line_gone: 'Este producto ya no está en tu carrito. Puedes agregarlo de nuevo.',
    other_tab: 'Este diseño cambió en otra pestaña.',
    take_other: 'Traer esos cambios',
    keep_mine: 'Seguir con este',
    units: (count: number) => (count === 1 ? '1 unidad' : `${whole(count)} unidades`),
    units_short: (count: number) => `${whole(count)} u.`,
    units_title: 'Color y cantidad',
    none_chosen: 'Elegir cantidad',
    price: 'Precio',
    price_open: 'Ver de qué se compone el precio',
    total: 'Total',
    plus_taxes: '+ impuestos',
    add: 'Agregar al carrito',
    add_short: 'Agregar',
    save: 'Guardar cambios',
    save_short: 'Guardar',
    choose_units: 'Elige cuántas unidades quieres.',
    nothing_drawn: 'Agrega un logo o un texto para continuar.',
    almost: 'Falta poco',
    not_saved: 'No pudimos guardar tu diseño. Sigue acá, tal como lo dejaste: prueba de nuevo.',
    plain_now: 'Este producto no se personaliza.',
  },
  cl: { not_saved: 'No pudimos guardar tu diseño. Sigue aquí, tal como lo dejaste: prueba de nuevo.' },
  arg: {
    title: (name: string) => `Diseñá ${name}`,
    heading: 'Diseñá tu producto',
    failed: 'No pudimos abrir el diseñador. Revisá tu conexión: tu diseño está a salvo.',
    line_gone: 'Este producto ya no está en tu carrito. Podés agregarlo de nuevo.',
    choose_units: 'Elegí cuántas unidades querés.',
    nothing_drawn: 'Agregá un logo o un texto para continuar.',
    not_saved: 'No pudimos guardar tu diseño. Sigue acá, tal como lo dejaste: probá de nuevo.',
  },
})

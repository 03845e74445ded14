import { messageCatalog } from '@estampa/web/messages'

/** The texts of the cart drawer, loaded with its first opening. */
export const cartMessages = messageCatalog({
  es: {
    summary: 'Resumen',
    close: 'Cerrar',
    total: 'TOTAL:',
    taxes_included: 'Impuestos incluidos',
    calculating: 'Calculando total ...',
    see_cart: 'Ver carrito',
    finish: 'Finalizar compra',
    units: (count: number) => `x ${count.toLocaleString('de-DE')} un.`,
    remove: (name: string) => `Quitar ${name}`,
    removed: (name: string) => `Quitaste ${name}`,
    undo: 'Deshacer',
    with_logo: (name: string) => `${name}, con tu logo`,
    customised: 'Personalizado',
    edit_design: 'Editar diseño',
    stale: 'No pudimos actualizar los precios.',
    retry: 'Reintentar',
    empty_title: 'Tu carrito está vacío',
    empty_text: 'Elige un producto, súmale tu logo y míralo acá con su precio.',
    browse: 'Ver productos',
    without_price: 'Sin precio',
  },
  arg: { empty_text: 'Elegí un producto, sumale tu logo y miralo acá con su precio.' },
})

/** The texts on the price of one unit, wherever a line of a cart is shown. */
export const cartUnitMessages = messageCatalog({
  es: {
    from: 'desde',
    each: 'c/u',
    each_with_logo: 'c/u con tu diseño',
    on_average: 'en promedio',
    before_taxes: 'sin impuestos',
  },
})

/** The texts of the cart's page alone. */
export const cartPageMessages = messageCatalog({
  es: {
    title: 'Mi carrito',
    products: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
    loading: 'Cargando tu carrito',
    quantity: (what: string) => `Cantidad de ${what}`,
    fewer: 'Una unidad menos',
    more: 'Una unidad más',
    remove: 'Quitar',
    edit_customization: 'Editar personalización',
    add_logo: 'Agregar tu logo',
    plus_taxes: '+ impuestos',
    units_total: (count: number) => `${count.toLocaleString('de-DE')} unidades`,
    breakdown: 'Cómo se compone el precio',
    goods: 'Productos',
    decoration: 'Personalización',
    set_up: 'Preparación',
    set_up_text: 'Se paga una vez por diseño.',
    minimum_extra: 'Recargo por menos del mínimo',
    minimum_text: (saved: string) => `Si llegas al mínimo de la técnica, ahorras ${saved}.`,
    subtotal: 'Subtotal',
    taxes: 'Impuestos',
    total: 'Total',
    finish: 'Finalizar compra',
    keep_buying: 'Seguir comprando',
    sign_in_note: 'Para finalizar te pediremos que inicies sesión. Tu carrito queda guardado.',
    guests_note: 'Puedes comprar con tu cuenta o sin ella.',
    buying_off: 'Esta tienda no recibe compras por ahora.',
    fix_first: 'Revisa los productos marcados para continuar.',
    color: 'Color',
    size: 'Talla',
    from_quote: (number: string) => `De la cotización ${number}`,
  },
  arg: {
    minimum_text: (saved: string) => `Si llegás al mínimo de la técnica, ahorrás ${saved}.`,
    sign_in_note: 'Para finalizar te pedimos que inicies sesión. Tu carrito queda guardado.',
    guests_note: 'Podés comprar con tu cuenta o sin ella.',
    fix_first: 'Revisá los productos marcados para continuar.',
    add_logo: 'Sumá tu logo',
    size: 'Talle',
  },
})

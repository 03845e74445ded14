import { messageCatalog } from '@estampa/domain/messages'
import { numberText } from '@estampa/domain/messages/numbers'

export const productMessages = messageCatalog({
  es: {
    meta_description: (name: string) =>
      `${name} personalizado con tu logo. Precio por cantidad y entrega a todo el país.`,
    code: (code: string) => `Cód. ${code}`,
    gallery: 'Fotos del producto',
    show_picture: (picture: string) => `Ver ${picture}`,
    zoom: (picture: string) => `Ampliar ${picture}`,
    picture: (name: string, color: string, at: number, of: number) =>
      `${color ? `${name}, ${color}` : name}, foto ${at} de ${of}`,
    colour: 'Color',
    size_guide: 'Guía de tallas',
    variant: 'Modelo',
    in_stock: (units: number) => `${numberText(units)} disponibles`,
    in_stock_of: (units: number, variant: string) => `${numberText(units)} disponibles en ${variant}`,
    in_stock_of_all: (units: number) => `${numberText(units)} disponibles, sumando colores y tallas`,
    no_stock: 'Sin stock',
    on_order: 'A pedido',
    on_order_in: (days: number) =>
      days === 1 ? 'A pedido: llega en 1 día hábil' : `A pedido: llega en ${days} días hábiles`,
    quantity: 'Cantidad',
    fewer: 'Una unidad menos',
    more: 'Una unidad más',
    suggested: (units: number) => `Cantidad sugerida: ${numberText(units)} unidades`,
    minimum: (units: number) => `Mínimo: ${numberText(units)} unidades`,
    last_units: 'Últimas unidades',
    surcharges: (sizes: readonly { size: string; percent: number }[]) =>
      `${sizes.map(({ size, percent }) => `${size} +${percent} %`).join(', ')} sobre el precio de la tabla.`,
    too_many: (units: number) =>
      `Solo hay ${numberText(units)} disponibles. Baja la cantidad o escríbenos para reponer.`,
    tiers: 'Precio por cantidad',
    all_tiers: (count: number) => `Ver los ${count} precios`,
    net_in_small: (name: string) => `El segundo importe es el ${name.toLowerCase()}.`,
    tier_from: 'Desde',
    tier_price: 'Precio c/u',
    tier_saving: 'Ahorro',
    units: (count: number) => `${numberText(count)} un.`,
    reached: 'Tu precio',
    next_tier: (more: number, price: string, percent: number) =>
      percent > 0
        ? `Con ${numberText(more)} más pagas ${price} c/u: ahorras ${percent} %.`
        : `Con ${numberText(more)} más pagas ${price} c/u.`,
    total: 'Total',
    plus_taxes: '+ impuestos',
    with_taxes: 'impuestos incluidos',
    price_without_logo: (withTaxes: boolean) =>
      withTaxes ? 'Precio sin logo, impuestos incluidos' : 'Precio sin logo, + impuestos',
    choose_units: 'Elige cantidades',
    stale: 'No pudimos actualizar el precio. Inténtalo de nuevo.',
    with_cart: (units: number) => `Precio con las ${numberText(units)} unidades que ya tienes en el carrito.`,
    customise: 'Personalizar con mi logo',
    customise_short: 'Personalizar',
    buy_short: 'Comprar',
    without_logo: 'Comprar sin logo',
    customise_hint: 'Al personalizar subes tu logo y ves cómo queda.',
    units_or_logo: 'Elige las cantidades, o personaliza y ponlas después.',
    design: 'Diseñar en el editor',
    add_to_cart: 'Agregar al carrito',
    add_to_quote: 'Agregar para cotizar',
    price_on_request: 'Precio a pedido: agrégalo y te cotizamos según la cantidad y tu logo.',
    ask_us: 'Consultar por WhatsApp',
    ask_text: (name: string, address: string) => `Hola, quiero consultar por ${name}: ${address}`,
    share: 'Compartir',
    copied: 'Copiamos el enlace del producto',
    share_failed: 'No pudimos copiar el enlace. Cópialo de la barra de direcciones.',
    ready_in: (days: number) =>
      days === 1 ? 'Listo en 1 día hábil desde el pago' : `Listo en ${days} días hábiles desde el pago`,
    ready_with_art: 'Con logo, desde que apruebas el boceto.',
    grid: 'Cantidad por talla y color',
    grid_swipe: 'Desliza la tabla hacia el costado para ver todas las tallas.',
    grid_hint: 'Usa las flechas para moverte. Puedes pegar cantidades desde una planilla.',
    grid_cell: (color: string, size: string) => `${color}, talla ${size}`,
    grid_over: (color: string, size: string, units: number) =>
      `${color} ${size}: solo hay ${numberText(units)} disponibles.`,
    grid_total: 'Total',
    grid_row_total: (color: string) => `Total ${color}`,
    grid_pasted: (cells: number) => (cells === 1 ? 'Pegamos 1 cantidad' : `Pegamos ${cells} cantidades`),
    grid_paste_cut: 'Lo que no entraba en la grilla quedó afuera.',
    clear: 'Vaciar',
    not_offered: 'No disponible',
    see_cart: 'Ver carrito',
    already_in_cart: 'El producto seleccionado ya se encuentra en el carrito.',
    cannot_add: 'No pudimos agregar el producto. Revisa las cantidades.',
  },
  cl: { plus_taxes: '+ IVA' },
  arg: {
    size_guide: 'Guía de talles',
    too_many: (units: number) =>
      `Solo hay ${numberText(units)} disponibles. Bajá la cantidad o escribinos para reponer.`,
    next_tier: (more: number, price: string, percent: number) =>
      percent > 0
        ? `Con ${numberText(more)} más pagás ${price} c/u: ahorrás ${percent} %.`
        : `Con ${numberText(more)} más pagás ${price} c/u.`,
    stale: 'No pudimos actualizar el precio. Probá de nuevo.',
    with_cart: (units: number) => `Precio con las ${numberText(units)} unidades que ya tenés en el carrito.`,
    price_on_request: 'Precio a pedido: agregalo y te cotizamos según la cantidad y tu logo.',
    in_stock_of_all: (units: number) => `${numberText(units)} disponibles, sumando colores y talles`,
    choose_units: 'Elegí cantidades',
    customise_hint: 'Al personalizar subís tu logo y ves cómo queda.',
    units_or_logo: 'Elegí las cantidades, o personalizá y ponelas después.',
    ready_with_art: 'Con logo, desde que aprobás el boceto.',
    grid: 'Cantidad por talle y color',
    share_failed: 'No pudimos copiar el enlace. Copialo de la barra de direcciones.',
    grid_swipe: 'Deslizá la tabla hacia el costado para ver todos los talles.',
    grid_hint: 'Usá las flechas para moverte. Podés pegar cantidades desde una planilla.',
    grid_cell: (color: string, size: string) => `${color}, talle ${size}`,
    cannot_add: 'No pudimos agregar el producto. Revisá las cantidades.',
  },
})

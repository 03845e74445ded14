import { messageCatalog } from '@estampa/domain/messages'
import { counted, numberText } from '@estampa/domain/messages/numbers'

type Fault =
  | 'empty'
  | 'unknown'
  | 'repeated'
  | 'not_an_address'
  | 'out_of_range'
  | 'below_reserved'
  | 'tiers_not_rising'
  | 'cost_not_positive'
  | 'not_whole'
  | 'not_amount'
  | 'not_number'
  | 'taken'
  | 'too_many'

const faults: Record<Fault, (limit: string) => string> = {
  empty: () => 'No puede quedar vacío.',
  unknown: () => 'Ya no existe.',
  repeated: () => 'Está dos veces.',
  not_an_address: () => 'Tiene que ser una dirección que empiece con https://',
  out_of_range: (limit) => `Tiene que estar entre 0 y ${limit}.`,
  below_reserved: (limit) => `Hay ${limit} reservadas para pedidos: no puede haber menos.`,
  tiers_not_rising: () => 'Las cantidades tienen que ir de menor a mayor, sin repetirse.',
  cost_not_positive: () => 'El costo tiene que ser mayor que cero.',
  not_whole: () => 'Tiene que ser un número entero.',
  not_number: () => 'Tiene que ser un número, como 12,5.',
  taken: () => 'Lo tiene otro producto.',
  too_many: (limit) => `Pueden ser hasta ${limit}.`,
  not_amount: () => 'Tiene que ser un importe, como 1.234,50.',
}

/** The page of a product. */
export const productPageMessages = messageCatalog({
  es: {
    title: 'Producto',
    to_list: 'Productos',
    loading: 'Cargando el producto',
    missing_title: 'Este producto no existe',
    failed_title: 'No pudimos cargar el producto',
    see_in_shop: 'Ver en la tienda',
    published: 'En la tienda',
    hidden: 'Oculto: nadie lo ve en la tienda',
    publish: 'Mostrar en la tienda',
    hide: 'Ocultar',
    was_published: 'Ahora se muestra en la tienda.',
    was_hidden: 'Ya no se muestra en la tienda.',
    undo: 'Deshacer',
    texts: 'Textos',
    name: 'Nombre',
    description: 'Descripción',
    description_hint: 'Se puede usar **negrita**, listas con «-» y enlaces.',
    more_information: 'Información adicional',
    placing: 'Dónde y cómo se encuentra',
    families: 'Categorías',
    families_hint: 'La primera es la principal: da nombre a su camino en la tienda.',
    add_family: 'Agregar una categoría',
    no_such_family: 'Ninguna categoría se llama así.',
    main_family: 'principal',
    make_main: (title: string) => `Hacer principal ${title}`,
    remove_family: (title: string) => `Quitar ${title}`,
    brand: 'Marca',
    materials: 'Materiales',
    materials_hint: 'Separados por comas.',
    tag: 'Etiqueta',
    tag_hint: 'Una palabra sobre su foto: «Nuevo».',
    video: 'Video',
    featured: 'Destacado en la tienda',
    minimum: 'Mínimo por pedido',
    production_days: 'Días de producción',
    optional: 'opcional',
    variants: 'Variantes',
    variants_note: (count: number) => counted(count, 'variante', 'variantes'),
    measures: 'Medidas para el envío',
    measure: {
      unitWeight: 'Peso por unidad (g)',
      unitsPerBox: 'Unidades por caja',
      height: 'Alto (cm)',
      length: 'Largo (cm)',
      width: 'Ancho (cm)',
    },
    show_field: 'Qué se edita',
    fields: {
      stock: 'Stock',
      availability: 'Disponibilidad',
      onOrderDays: 'Días hasta tenerlo',
      isActive: 'Se ofrece',
      sku: 'Sku',
    },
    field_hints: {
      stock: 'Las unidades que hay. Debajo, cuántas están reservadas para pedidos.',
      availability:
        'Contado: se vende lo que hay. A pedido: siempre se puede comprar, con sus días. No se vende: se ve y no se compra.',
      onOrderDays: 'Días hábiles hasta tener lo que está a pedido, antes de producir.',
      isActive: 'Lo que no se ofrece no aparece en la página del producto.',
      sku: 'No se repite en toda la tienda. Los pedidos guardan el que tenían. Si el proveedor lo llama por el anterior, la próxima importación no lo reconoce.',
    },
    availabilities: { stock: 'Contado', on_order: 'A pedido', none: 'No se vende' },
    yes: 'Sí',
    no: 'No',
    variant: 'Variante',
    color: 'Color',
    units: 'Unidades',
    reserved: (units: number) => `${numberText(units)} reserv.`,
    no_variant: 'No existe esta combinación',
    prices: 'Precios por cantidad',
    prices_note: 'Antes de impuestos. La cantidad es la de todo el producto en el pedido, sumando variantes.',
    from: 'Desde',
    cost: 'Costo',
    price: 'Precio de venta',
    from_of: (number: number) => `Desde, escalón ${number}`,
    cost_of: (number: number) => `Costo, escalón ${number}`,
    remove_tier: (number: number) => `Quitar el escalón ${number}`,
    add_tier: 'Agregar un escalón',
    no_tiers: 'Sin precio: se ve en la tienda y no se puede comprar.',
    all_variants: 'Todas las variantes',
    some_variants: (names: readonly string[], more: number) =>
      `${names.join(', ')}${more > 0 ? ` y ${more} más` : ''}`,
    buyer_sees: 'Quien compra paga por unidad',
    at: (quantity: number) => `${numberText(quantity)} u.`,
    not_sold: 'no se vende',
    techniques: 'Se decora con',
    areas: 'Áreas de impresión',
    no_techniques: 'Ninguna técnica',
    save: 'Guardar',
    saved: 'Guardado.',
    meanwhile: 'Alguien cambió este producto mientras lo mirabas.',
    meanwhile_then:
      'Lo que escribiste sigue aquí. Si guardas de nuevo, queda lo tuyo en los campos que cambiaste.',
    now_says: (field: string, before: string, after: string) => `${field}: «${before}» → «${after}»`,
    empty: 'vacío',
    who_changed: 'Quién cambió qué',
    faults,
  },
  arg: {
    meanwhile_then:
      'Lo que escribiste sigue acá. Si guardás de nuevo, queda lo tuyo en los campos que cambiaste.',
  },
})

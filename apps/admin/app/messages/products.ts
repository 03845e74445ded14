import { messageCatalog } from '@estampa/domain/messages'
import { counted, numberText } from '@estampa/domain/messages/numbers'

/** The list of products. */
export const productListMessages = messageCatalog({
  es: {
    title: 'Productos',
    loading: 'Cargando los productos',
    failed_title: 'No pudimos cargar los productos',
    found: (count: number) => counted(count, 'producto', 'productos'),
    search: 'Buscar por nombre, código o sku',
    groups: 'Qué productos',
    group: {
      all: 'Todos',
      published: 'En la tienda',
      hidden: 'Ocultos',
      price: 'Sin precio',
      picture: 'Sin imagen',
      stock: 'Sin stock',
    },
    family: 'Categoría',
    all_families: 'Todas las categorías',
    order: 'Orden',
    orders: { name: 'Por nombre', code: 'Por código', newest: 'Los más nuevos' },
    name: 'Producto',
    code: 'Código',
    price_from: 'Desde',
    units: 'Stock',
    state: 'Estado',
    published: 'En la tienda',
    hidden: 'Oculto',
    no_price: 'Sin precio',
    on_order: 'A pedido',
    stock_text: (units: number) => numberText(units),
    keys: 'J y K recorren las filas, Enter abre, / busca.',
    keys_marking: 'J y K recorren las filas, Enter abre, X marca, / busca.',
    empty_title: 'Todavía no hay productos',
    empty_text: 'Los productos entran al importar el catálogo de tus proveedores.',
    none_title: 'Ninguno coincide',
    none_text: 'Prueba con otras palabras o quita un filtro.',
    see_all: 'Ver todos',
  },
  arg: {
    none_text: 'Probá con otras palabras o sacá un filtro.',
  },
})

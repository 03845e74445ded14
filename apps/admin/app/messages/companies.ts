import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** The companies of a shop: customers who name the same one. */
export const companyMessages = messageCatalog({
  es: {
    title: 'Empresas',
    loading: 'Cargando las empresas',
    failed_title: 'No pudimos cargar las empresas',
    missing_title: 'Ningún cliente nombra esta empresa',
    found: (count: number) => counted(count, 'empresa', 'empresas'),
    people_count: (count: number) => counted(count, 'persona', 'personas'),
    search: 'Buscar una empresa',
    name: 'Empresa',
    people: 'Personas',
    orders: 'Pedidos',
    ordered: 'Pedido en total',
    paid: 'Pagado',
    last_order: 'Último pedido',
    never: 'Nunca',
    empty_title: 'Todavía no hay empresas',
    empty_text: 'Cuando un cliente diga de qué empresa es, aparece aquí con sus compañeros.',
    none_title: 'Ninguna coincide',
    none_text: 'Prueba con otras palabras.',
    see_all: 'Ver todas',
    to_customers: 'Clientes',
    figures: 'En números',
    no_account: 'Sin cuenta',
    change: 'Cambiar de empresa',
    change_text:
      'Quien nombra la misma empresa es de ella, aunque cambien las mayúsculas. Vacía, no es de ninguna.',
    changed: 'Empresa cambiada.',
    save: 'Guardar',
    cancel: 'Volver',
  },
  arg: {
    empty_text: 'Cuando un cliente diga de qué empresa es, aparece acá con sus compañeros.',
    none_text: 'Probá con otras palabras.',
  },
})

import { messageCatalog } from '@estampa/domain/messages'
import type { Permission, RoleId } from '@estampa/domain/staff'

/** The name of each role, and a sentence that says what it does. */
const names: Record<RoleId, string> = {
  owner: 'Dueño',
  manager: 'Encargado',
  sales: 'Ventas',
  artwork: 'Arte',
  workshop: 'Taller',
  accounting: 'Administración',
  viewer: 'Lectura',
}

const sentences: Record<RoleId, string> = {
  owner: 'Hace todo en la tienda, también personas, cuentas donde se cobra y llaves de la API.',
  manager: 'Hace todo menos cambiar las cuentas donde se cobra y crear llaves de la API.',
  sales:
    'Atiende pedidos, cotizaciones y clientes, escribe a quienes compran y envía bocetos. No registra pagos.',
  artwork: 'Ve los pedidos, escribe a quienes compran y envía bocetos.',
  workshop: 'Trabaja en lo que se produce, sin ver precios ni márgenes.',
  accounting: 'Registra pagos y devoluciones, y ve pedidos y cotizaciones.',
  viewer: 'Ve pedidos, cotizaciones, clientes y mensajes, y no cambia nada.',
}

const permissions: Record<Permission, string> = {
  'orders.view': 'Ver pedidos',
  'orders.move': 'Mover pedidos',
  'orders.export': 'Descargar los pedidos',
  'orders.change': 'Cambiar pedidos antes de producirlos',
  'orders.create': 'Hacer pedidos de quien llama',
  'views.share': 'Compartir vistas de las listas',
  'parcels.edit': 'Anotar el seguimiento de envíos',
  'messages.view': 'Leer mensajes',
  'messages.write': 'Escribir mensajes',
  'proofs.send': 'Enviar bocetos',
  'payments.record': 'Registrar pagos',
  'payments.refund': 'Registrar devoluciones de dinero',
  'payments.export': 'Descargar los pagos',
  'production.view': 'Ver el taller',
  'production.edit': 'Mover trabajos del taller',
  'production.waive': 'Dejar producir sin pago o sin mercadería',
  'production.configure': 'Cambiar las etapas del taller',
  'quotes.view': 'Ver cotizaciones',
  'quotes.answer': 'Responder cotizaciones',
  'quotes.create': 'Cotizar a quien llama',
  'margins.view': 'Ver costos y márgenes',
  'withdrawals.view': 'Ver arrepentimientos',
  'withdrawals.close': 'Cerrar arrepentimientos',
  'customers.view': 'Ver clientes',
  'customers.edit': 'Anotar, unir y bloquear clientes',
  'customers.impersonate': 'Ver la tienda como un cliente',
  'customers.merge': 'Unir dos correos de un cliente',
  'customers.erase': 'Entregar y olvidar los datos de un cliente',
  'customers.export': 'Descargar los clientes',
  'products.view': 'Ver productos, también los ocultos',
  'products.edit': 'Cambiar productos, precios y stock',
  'figures.view': 'Ver cuánto se vendió y de qué',
  'mails.view': 'Ver los correos que manda la tienda',
  'mails.send': 'Volver a enviar correos',
  'people.view': 'Ver el equipo',
  'people.edit': 'Cambiar el equipo',
  'keys.edit': 'Crear llaves de la API',
  'changes.view': 'Ver los cambios',
  'notices.view': 'Recibir avisos',
  'shop.view': 'Ver los ajustes de la tienda',
  'shop.edit': 'Cambiar los ajustes de la tienda',
  'shop.accounts': 'Cambiar las cuentas donde se cobra',
  'domains.edit': 'Cambiar los dominios de la tienda',
}

export const roleMessages = messageCatalog({
  es: {
    names: names as Record<string, string>,
    sentences: sentences as Record<string, string>,
    permissions,
  },
})

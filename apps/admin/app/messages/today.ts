import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** A queue of orders has a name and says what there is to do. */
export const queueNames = {
  messages: 'Mensajes sin leer',
  payments: 'Pagos por revisar',
  proofs: 'Bocetos por hacer',
  answers: 'Bocetos sin respuesta',
  production: 'Para producir',
  making: 'En producción',
  dispatch: 'Para entregar',
  late: 'Atrasados',
  stuck: 'Detenidos',
} as const

/** The morning of a shop. */
export const todayMessages = messageCatalog({
  es: {
    title: 'Hoy',
    loading: 'Cargando lo de hoy',
    failed_title: 'No pudimos cargar lo de hoy',
    to_do: 'Qué espera',
    queues: queueNames,
    queue_hints: {
      messages: 'Compradores que escribieron y nadie leyó',
      payments: 'Transferencias y cheques avisados, para buscar en el banco',
      proofs: 'Pedidos con decoración que esperan su boceto, y los que piden cambios',
      answers: 'Enviados al comprador, que todavía no dijo sí ni no',
      production: 'Con todo aprobado, listos para empezar',
      making: 'En el taller',
      dispatch: 'Terminados, para despachar o retirar',
      late: 'Pasó el día prometido y no salieron',
      stuck: 'Siete días o más sin avanzar',
    },
    stages: {
      asked: 'Cotizaciones por responder',
      answered: 'Cotizaciones enviadas',
      seen: 'Cotizaciones vistas',
    },
    stage_hints: {
      asked: 'Pedidas en la tienda, esperan tus precios',
      answered: 'Todavía no las abrió quien las pidió',
      seen: 'Las abrió y no dijo sí ni no',
    },
    flags: 'Dinero que no cierra',
    flags_hint: 'Devoluciones pendientes, contracargos y avisos que no coinciden',
    failed_mails: 'Correos que fallaron',
    failed_mails_hint: 'El servidor de correo no los tomó: hay que mirar la dirección',
    nothing: 'Nada',
    waiting: 'Espera hace',
    overdue: (count: number) => counted(count, 'demorado', 'demorados'),
    all_done_title: 'Todo al día',
    all_done_text: 'No hay nada que espere a alguien de la tienda.',
    sales: 'Ventas de los últimos siete días',
    orders: (count: number) => counted(count, 'pedido', 'pedidos'),
    against: (amount: string, orders: string) => `Los siete días anteriores: ${amount} en ${orders}`,
    chart: 'Ventas por día, las dos últimas semanas',
    day: 'Día',
    amount: 'Importe',
    stuck_title: 'Detenidos, y por qué',
    see_all_stuck: (count: number) => `Ver los ${count}`,
    order: (number: number) => `Pedido n.º ${number}`,
    reasons: {
      confirmed: 'Confirmado y sin empezar',
      art_review: 'Falta mandar el boceto',
      proof_sent: 'El comprador no responde el boceto',
      proof_rejected: 'Falta el boceto con los cambios',
      proof_approved: 'Aprobado y sin empezar',
      in_production: 'Sigue en el taller',
      ready: 'Terminado y sin entregar',
    } as Record<string, string>,
  },
})

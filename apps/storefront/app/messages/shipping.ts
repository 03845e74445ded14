import { messageCatalog } from '@estampa/domain/messages'

export const shippingMessages = messageCatalog({
  es: {
    options: 'Formas de entrega',
    quoting: 'Buscando formas de entrega',
    days: (min: number, max: number) =>
      min === max ? `${max} ${max === 1 ? 'día hábil' : 'días hábiles'}` : `${min} a ${max} días hábiles`,
    arrives: (days: string) => `Llega ${days}`,
    collected: (day: string) => `Para retirar desde ${day}`,
    dates_say: (isMade: boolean): string =>
      isMade
        ? 'Fechas estimadas, con tu diseño incluido, si pagas hoy y apruebas el boceto en el día.'
        : 'Fechas estimadas si pagas hoy.',
    slow: 'Los correos están tardando en responder. Seguimos buscando.',
    free_missing: (amount: string) =>
      `Te faltan ${amount} en productos, sin impuestos, para el envío sin cargo.`,
    free_more: 'Agregar productos',
    cheapest: 'Más conveniente',
    fastest: 'Más rápido',
    free: 'Sin cargo',
    retry: 'Reintentar',
    change_address: 'Cambiar la dirección',
    points: 'Punto de retiro',
    choose_first: 'Elige cómo quieres recibir tu pedido.',
    choose_again: 'Cambió tu compra o la dirección. Elige de nuevo cómo recibirla.',
  },
  arg: {
    dates_say: (isMade: boolean): string =>
      isMade
        ? 'Fechas estimadas, con tu diseño incluido, si pagás hoy y aprobás el boceto en el día.'
        : 'Fechas estimadas si pagás hoy.',
    choose_first: 'Elegí cómo querés recibir tu pedido.',
    choose_again: 'Cambió tu compra o la dirección. Elegí de nuevo cómo recibirla.',
  },
})

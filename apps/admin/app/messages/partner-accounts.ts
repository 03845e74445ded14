import { messageCatalog } from '@estampa/domain/messages'

/** The accounts of a shop at the companies that collect and carry for it. */
export const partnerAccountMessages = messageCatalog({
  es: {
    loading: 'Cargando las cuentas',
    failed: 'No pudimos cargar las cuentas',
    none: 'Sin conectar',
    on: 'Conectado: se ofrece a quien compra',
    off: 'Conectado, pero no se ofrece',
    connect: 'Conectar',
    change: 'Cambiar la cuenta',
    test: 'Probar',
    offer: 'Ofrecer',
    withdraw: 'Dejar de ofrecer',
    offered: 'Se ofrece a quien compra.',
    withdrawn: 'Ya no se ofrece. La cuenta queda guardada.',
    saved: 'Cuenta guardada.',
    undo: 'Deshacer',
    cancel: 'Cancelar',
    sealed: 'Se guarda sellado y no se vuelve a mostrar.',
    since: (when: string) => `Cambió ${when}`,
    titles: { mercadoPago: 'Mercado Pago', zippin: 'Zippin' },
    help: {
      mercadoPago: 'Se paga en la página de Mercado Pago y el pago se registra solo.',
      zippin:
        'Cotiza y lleva los pedidos con muchos transportes. Sus opciones aparecen junto a las de tu tabla.',
    },
  },
})

export const mercadoPagoMessages = messageCatalog({
  es: {
    number: (id: string) => `Cuenta ${id}`,
    where:
      'Los dos datos están en «Tus integraciones» de Mercado Pago Developers: el Access Token de producción y la clave secreta de los webhooks.',
    accessToken: 'Access Token',
    webhookSecret: 'Clave secreta de los webhooks',
    token_missing: 'Falta el Access Token: empieza con APP_USR.',
    secret_missing: 'Falta la clave secreta.',
    tested: (nickname: string, id: string) => `Mercado Pago responde: es la cuenta ${nickname}, ${id}.`,
  },
})

export const zippinMessages = messageCatalog({
  es: {
    number: (id: string, origin: string) => `Cuenta ${id}, origen ${origin}`,
    where: 'Los números y la clave están en «Configuración», «API» de tu cuenta de Zippin.',
    accountId: 'Número de cuenta',
    originId: 'Número de origen, desde donde se despacha',
    key: 'Clave (API key)',
    secret: 'Secreto (API secret)',
    kept: 'Vacío: queda el guardado.',
    freeFrom: 'Envío gratis desde',
    freeFrom_help: 'Subtotal desde el que la opción más barata no se cobra. Vacío: nunca.',
    isInsured: 'Asegurar los productos por su precio',
    number_missing: 'Escribe el número, sin puntos.',
    amount_wrong: 'Tiene que ser un importe mayor que cero.',
    key_missing: 'Falta la clave.',
    secret_missing: 'Falta el secreto.',
    tested: (place: string) => `Una caja de 1 kg a ${place}:`,
    tested_none: (place: string) => `Zippin responde, pero no ofrece ningún envío a ${place}.`,
    days: (min: number, max: number) =>
      min === max ? `${min} días hábiles` : `${min} a ${max} días hábiles`,
    webhook_title: 'Dirección para los avisos de Zippin',
    webhook_text:
      'Cópiala en «Webhooks» de Zippin, con el tema «status»: así cada pedido sigue su envío. No se vuelve a mostrar.',
  },
  arg: {
    number_missing: 'Escribí el número, sin puntos.',
    webhook_text:
      'Copiala en «Webhooks» de Zippin, con el tema «status»: así cada pedido sigue su envío. No se vuelve a mostrar.',
  },
})

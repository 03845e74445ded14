import { messageCatalog } from '@estampa/domain/messages'

export const paymentsMessages = messageCatalog({
  es: {
    methods: 'Medio de pago',
    copy: 'Copiar',
    copy_what: (what: string) => `Copiar ${what}`,
    copied: (what: string) => `${what}: copiado`,
    holder: 'Titular',
    bank: 'Banco',
    CBU: 'CBU',
    alias: 'Alias',
    account: 'Cuenta',
    CUIT: 'CUIT',
    RUT: 'RUT',
    reference: 'Referencia',
    amount: 'Importe',
    order: (number: number) => `Pedido ${number}`,
    TRF: 'Transfiere desde tu banco; guardamos tus productos cinco días hábiles.',
    CHQ: 'Cheque a nombre de la tienda; guardamos tus productos cinco días hábiles.',
    MP: 'Tarjeta o dinero en cuenta con Mercado Pago; guardamos tus productos una hora.',
    next_TRF: 'Transfiere el importe a esta cuenta y pon el número de pedido como referencia.',
    next_CHQ: 'Emite el cheque a este nombre y avísale a la tienda cuando esté listo.',
    next_MP:
      'Paga con tarjeta o dinero en cuenta en Mercado Pago. Cuando se acredite te avisamos por correo.',
    until: (moment: string) => `Guardamos tus productos hasta el ${moment}.`,
    none: 'Esta tienda todavía no tiene medios de pago. Escríbenos para coordinar.',
    account_data: 'Datos para el pago',
  },
  arg: {
    TRF: 'Transferí desde tu banco; guardamos tus productos cinco días hábiles.',
    CHQ: 'Cheque o e-cheq a nombre de la tienda; guardamos tus productos cinco días hábiles.',
    next_TRF: 'Transferí el importe a esta cuenta y poné el número de pedido como referencia.',
    next_CHQ: 'Emití el cheque o e-cheq a este nombre y avisale a la tienda cuando esté listo.',
    next_MP:
      'Pagá con tarjeta o dinero en cuenta en Mercado Pago. Cuando se acredite te avisamos por correo.',
    none: 'Esta tienda todavía no tiene medios de pago. Escribinos para coordinar.',
  },
})

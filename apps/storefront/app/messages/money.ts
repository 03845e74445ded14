import { messageCatalog } from '@estampa/domain/messages'

export const moneyMessages = messageCatalog({
  es: { from: 'desde', each: 'c/u', plus_taxes: '+ impuestos' },
  // the only tax on goods there
  cl: { plus_taxes: '+ IVA' },
})

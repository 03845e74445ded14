import { messageCatalog } from '@estampa/domain/messages'

export const moneyMessages = messageCatalog({
  es: { from: 'Desde', each: 'c/u', plus_taxes: '+ impuestos', net: '' },
  // the words of the norm: docs/law.md, LAW-03
  arg: { net: 'Precio sin impuestos nacionales' },
})

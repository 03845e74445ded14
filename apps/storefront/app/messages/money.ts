import { catalogue } from './catalogue.ts'

export const moneyMessages = catalogue({
  es: { from: 'Desde', each: 'c/u', plus_taxes: '+ impuestos', ask_price: 'Consultar precio' },
})

import { messageCatalog } from '@estampa/domain/messages'

export const sidebarMessages = messageCatalog({
  es: { ask_quote: 'Pide una cotización' },
  arg: { ask_quote: 'Pedí presupuesto' },
})

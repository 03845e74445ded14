import { messageCatalog } from '@estampa/domain/messages'

/** What the shop changed in an order, or proposes to. */
export const orderChangesMessages = messageCatalog({
  es: {
    waiting: 'Te proponemos un cambio en tu pedido',
    waiting_text: 'Tu pedido sigue como estaba hasta que respondas. Mira cómo quedaría y decide.',
    was: 'Antes',
    becomes: 'Con el cambio',
    accept: 'Aceptar el cambio',
    refuse: 'No, dejarlo como estaba',
    accepted: 'Aceptaste el cambio.',
    refused: 'Tu pedido queda como estaba.',
    more: (amount: string) => `Son ${amount} más.`,
    title: 'Cambios del pedido',
    states: {
      proposed: 'Espera tu respuesta',
      done: 'Hecho',
      refused: 'Lo dejaste como estaba',
      replaced: 'Hubo otro cambio',
      ended: 'El pedido avanzó',
    } as Record<string, string>,
    from_to: (from: string, to: string) => `Total: de ${from} a ${to}`,
  },
  arg: {
    waiting_text: 'Tu pedido sigue como estaba hasta que respondas. Mirá cómo quedaría y decidí.',
  },
})

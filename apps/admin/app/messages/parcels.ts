import { messageCatalog } from '@estampa/domain/messages'
import { counted, numberText } from '@estampa/domain/messages/numbers'

/** The parcels in which an order leaves. */
export const parcelMessages = messageCatalog({
  es: {
    title: 'Despacho',
    in_parts: (left: number, all: number) => `Enviado en parte: ${numberText(left)} de ${numberText(all)}`,
    nothing_left: 'Todavía no salió nada.',
    all_left: 'Salió todo.',
    parcel: (number: number) => `Paquete ${number}`,
    units: (count: number) => counted(count, 'unidad', 'unidades'),
    states: { packed: 'Armado', left: 'En camino', arrived: 'Llegó' } as const,
    packed_at: (moment: string, who: string) => `Armado el ${moment} por ${who}`,
    left_at: (moment: string) => `Salió el ${moment}`,
    arrived_at: (moment: string) => `Llegó el ${moment}`,
    follow: 'Seguir el paquete',
    acts_of: (number: number) => `Acciones del paquete ${number}`,
    pack: 'Armar un paquete',
    pack_hint: 'El pedido puede salir en varios paquetes: cada uno lleva lo que le pongas.',
    change: 'Corregir',
    send: 'Sale ahora',
    send_title: (number: number) => `Sale el paquete ${number}`,
    send_does:
      'Quien compró recibe un correo con lo que lleva. Con la última unidad el pedido queda despachado.',
    sent: 'El paquete salió.',
    take_back: 'Desarmar',
    take_back_title: (number: number) => `Desarmar el paquete ${number}`,
    take_back_does: 'Lo que lleva queda otra vez sin empaquetar.',
    taken_back: 'El paquete se desarmó.',
    confirm: 'Llegó',
    confirm_title: (number: number) => `Llegó el paquete ${number}`,
    confirm_does: 'Con el último paquete el pedido queda entregado.',
    confirmed: 'El paquete llegó.',
    correct: 'Corregir el seguimiento',
    pack_title: 'Armar un paquete',
    change_title: (number: number) => `Corregir el paquete ${number}`,
    unpacked: (count: number) => `Quedan ${numberText(count)} sin empaquetar`,
    units_wrong: 'Escribe un número entero.',
    leaves: 'Sale ahora',
    leaves_hint: 'Sin marcar queda armado en la tienda y se puede corregir.',
    waits_rest: 'Falta pagar el resto: hasta entonces no sale nada.',
    saved: 'Paquete guardado.',
  },
  arg: {
    units_wrong: 'Escribí un número entero.',
  },
})

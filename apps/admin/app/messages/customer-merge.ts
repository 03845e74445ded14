import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

type Contents = Record<
  'orders' | 'quotes' | 'addresses' | 'designs' | 'logos' | 'notes' | 'favorites',
  number
>
type Leavings = { hasPassword: boolean; identities: number; cartLines: number; guests: number }

/** Two e-mails of one person become one customer. */
export const customerMergeMessages = messageCatalog({
  es: {
    act: 'Unir con otro correo',
    title: 'Unir con otro correo',
    text: (email: string) =>
      `Si esta persona también compró con otro correo, lo de ese correo pasa a ${email}. Antes de hacerlo te mostramos qué pasa.`,
    other_email: 'El otro correo',
    email_missing: 'Escribe el otro correo.',
    look: 'Ver qué pasa',
    confirm_title: 'Unir los dos correos',
    direction: (from: string, into: string) => `Todo lo de ${from} pasa a ${into}.`,
    moves: 'Pasa a la cuenta que queda',
    contents: ({ orders, quotes, addresses, designs, logos, notes, favorites }: Contents) =>
      [
        orders > 0 && counted(orders, 'pedido', 'pedidos'),
        quotes > 0 && counted(quotes, 'cotización', 'cotizaciones'),
        addresses > 0 && counted(addresses, 'dirección', 'direcciones'),
        designs > 0 && counted(designs, 'diseño', 'diseños'),
        logos > 0 && counted(logos, 'logo', 'logos'),
        notes > 0 && counted(notes, 'nota', 'notas'),
        favorites > 0 && counted(favorites, 'favorito', 'favoritos'),
      ].filter((fact) => fact !== false),
    nothing: 'No tiene nada que pasar.',
    stays: 'No pasa',
    leavings: ({ hasPassword, identities, cartLines, guests }: Leavings) =>
      [
        hasPassword && 'Su contraseña: se entra con la de la cuenta que queda.',
        identities > 0 && 'Su acceso con Google u otro proveedor: habrá que conectarlo de nuevo.',
        cartLines > 0 && `Su carrito, con ${counted(cartLines, 'línea', 'líneas')}.`,
        guests > 0 && 'Los enlaces de sus compras sin cuenta: se ven desde la cuenta.',
      ].filter((fact) => fact !== false),
    no_way_back: 'No se puede deshacer.',
    type_again: (email: string) => `Para confirmar, escribe ${email}`,
    email_wrong: 'No es el correo que se une.',
    merge: 'Unir',
    merged: 'Los dos correos son ahora un cliente.',
    cancel: 'Volver',
  },
  arg: {
    email_missing: 'Escribí el otro correo.',
    type_again: (email: string) => `Para confirmar, escribí ${email}`,
  },
})

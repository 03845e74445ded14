import { messageCatalog } from '@estampa/domain/messages'
import { numberText } from '@estampa/domain/messages/numbers'

/** The texts of the cart's page alone. */
export const cartPageMessages = messageCatalog({
  es: {
    title: 'Mi carrito',
    products: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
    loading: 'Cargando tu carrito',
    quantity: (what: string) => `Cantidad de ${what}`,
    fewer: 'Una unidad menos',
    more: 'Una unidad más',
    remove: 'Quitar',
    edit_customization: 'Editar personalización',
    edit_roster: 'Editar la lista',
    add_logo: 'Agregar tu logo',
    next_break: (units: number, less: string) => `Desde ${numberText(units)} un. pagas ${less} menos c/u`,
    related: 'También te puede gustar',
    units_total: (count: number) => `${numberText(count)} unidades`,
    total: 'Total',
    finish: 'Finalizar compra',
    keep_buying: 'Seguir comprando',
    sign_in_note: 'Para finalizar te pediremos que inicies sesión. Tu carrito queda guardado.',
    guests_note: 'Puedes comprar con tu cuenta o sin ella.',
    buying_off: 'Esta tienda no recibe compras por ahora.',
    proposal: 'Armamos tu propuesta',
    proposal_text: 'Te la enviamos con precio y plazo.',
    proposal_steps: [
      'Pides la cotización con estas cantidades.',
      'Un vendedor calcula el precio con tu logo y el plazo.',
      'Te llega por correo y decides.',
    ],
    fix_first: 'Revisa los productos marcados para continuar.',
    from_quote: (number: string) => `De la cotización ${number}`,
  },
  arg: {
    sign_in_note: 'Para finalizar te pedimos que inicies sesión. Tu carrito queda guardado.',
    guests_note: 'Podés comprar con tu cuenta o sin ella.',
    fix_first: 'Revisá los productos marcados para continuar.',
    add_logo: 'Sumá tu logo',
    next_break: (units: number, less: string) => `Desde ${numberText(units)} un. pagás ${less} menos c/u`,
    proposal_steps: [
      'Pedís la cotización con estas cantidades.',
      'Un vendedor calcula el precio con tu logo y el plazo.',
      'Te llega por correo y decidís.',
    ],
  },
})

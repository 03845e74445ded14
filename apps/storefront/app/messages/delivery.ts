import { messageCatalog } from '@estampa/domain/messages'

/** The texts of the button that opens the delivery estimate; all others load with the answer. */
export const deliveryBoxMessages = messageCatalog({
  es: {
    title: 'Envío',
    invitation: 'Dinos tu comuna: te decimos cuánto cuesta y cuándo llega.',
    ask: 'Calcula el envío',
    loading: 'Cargando',
  },
  arg: {
    invitation: 'Decinos tu código postal: te decimos cuánto cuesta y cuándo llega.',
    ask: 'Calculá el envío',
  },
})

/** The row of the delivery among the sums of a cart. */
export const cartShippingMessages = messageCatalog({
  es: {
    shipping: 'Envío',
    by_place: 'según tu comuna',
    to: (place: string, carrier: string | undefined) => `a ${[place, carrier].filter(Boolean).join(', ')}`,
    ask: 'Calcula el envío',
    later: 'Se calcula al finalizar',
    not_there: 'No llegamos ahí',
    with_shipping: 'con envío',
    without_shipping: 'sin envío',
  },
  arg: {
    by_place: 'según tu código postal',
    ask: 'Calculá el envío',
  },
})

export const deliveryMessages = messageCatalog({
  es: {
    postal_code: 'Código postal',
    calculate: 'Calcular',
    to: (place: string) => `Envío a ${place}`,
    near: (place: string) => `Calculado a ${place}, lo más cercano a tu código.`,
    see: 'Ver entrega',
    change: 'Cambiar',
    change_place: 'Cambiar el lugar de entrega',
    cancel: 'Cancelar',
    unknown: (code: string) => `No conocemos el código ${code}: elige tu comuna.`,
    which: 'Ese código es de varios lugares: ¿cuál es el tuyo?',
    choose: 'Elige una opción',
    choose_units: 'Elige cuántas unidades quieres y te decimos cuánto cuesta y cuándo llega.',
    not_there: (place: string) => `Todavía no llegamos a ${place}.`,
    only_pick_up: (place: string) => `Todavía no llegamos a ${place}, pero puedes retirarlo.`,
    not_there_text: 'Prueba con otro lugar o escríbenos: lo vemos contigo.',
    all: (count: number) => (count === 1 ? 'Ver la forma de entrega' : `Ver las ${count} formas de entrega`),
  },
  arg: {
    unknown: (code: string) => `No conocemos el código ${code}: elegí tu localidad.`,
    choose: 'Elegí una opción',
    choose_units: 'Elegí cuántas unidades querés y te decimos cuánto cuesta y cuándo llega.',
    only_pick_up: (place: string) => `Todavía no llegamos a ${place}, pero podés retirarlo.`,
    not_there_text: 'Probá con otro lugar o escribinos: lo vemos con vos.',
  },
})

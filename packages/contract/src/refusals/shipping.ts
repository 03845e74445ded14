import type { Refusals } from './refusal-table.ts'

export const shippingRefusals = {
  no_rate_for_zone: {
    status: 422,
    es: 'Todavía no llegamos a esa dirección. Escríbenos y buscamos cómo enviártelo.',
    arg: 'Todavía no llegamos a esa dirección. Escribinos y buscamos cómo enviártelo.',
  },
  carrier_down: {
    status: 503,
    es: 'No pudimos consultar los envíos en este momento. Inténtalo en unos minutos o escríbenos.',
    arg: 'No pudimos consultar los envíos en este momento. Probá en unos minutos o escribinos.',
  },
  weight_unknown: {
    status: 422,
    es: 'No pudimos calcular el envío de uno de los productos. Escríbenos y lo resolvemos.',
    arg: 'No pudimos calcular el envío de uno de los productos. Escribinos y lo resolvemos.',
  },
  pickup_point_missing: {
    status: 422,
    es: 'Elige en qué punto quieres retirar tu pedido.',
    arg: 'Elegí en qué punto querés retirar tu pedido.',
  },
  shipping_differs: {
    status: 422,
    es: 'El envío que elegiste cambió. Revisa las opciones y confirma de nuevo.',
    arg: 'El envío que elegiste cambió. Revisá las opciones y confirmá de nuevo.',
  },
  labels_unavailable: {
    status: 503,
    es: 'El transporte no respondió. Inténtalo en unos minutos, o imprime las etiquetas en su página.',
    arg: 'El transporte no respondió. Probá en unos minutos, o imprimí las etiquetas en su página.',
  },
  no_labels: {
    status: 409,
    es: 'El transporte todavía no las tiene: las hace cuando el pedido está listo y se le avisó. Lo que despacha la tienda por su cuenta no las lleva.',
  },
} as const satisfies Refusals

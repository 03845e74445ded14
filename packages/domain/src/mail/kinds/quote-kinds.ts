import type { MailPlaceholder } from '../placeholders.ts'
import { type MailKindRow, wholeText } from './kind-row.ts'

const ofQuote = ['nombre', 'cotizacion'] as const satisfies MailPlaceholder[]
const requester = 'quien pidió la cotización'
const sentSubject = 'Cotización {cotizacion} de {tienda}'

export const quoteKinds = {
  quote_own: {
    title: 'Cotización enviada',
    to: requester,
    when: 'Cuando se la envía a su propio correo, con el PDF.',
    fields: wholeText,
    placeholders: ofQuote,
    texts: {
      es: {
        subject: sentSubject,
        heading: 'Cotización de {tienda}',
        intro: 'Aquí está tu cotización.',
        closing: '',
      },
      arg: { intro: 'Acá está tu cotización.' },
    },
  },
  quote_shared: {
    title: 'Cotización compartida',
    to: 'la persona a quien se la comparten',
    when: 'Cuando quien cotizó la envía a otro correo.',
    fields: wholeText,
    placeholders: ['cotizacion', 'persona'],
    required: { intro: ['persona'] },
    texts: {
      es: {
        subject: sentSubject,
        heading: 'Cotización de {tienda}',
        intro: '{persona} te comparte esta cotización de {tienda}.',
        closing: '',
      },
    },
  },
  quote_answered: {
    title: 'Respuesta a una cotización',
    to: requester,
    when: 'Cuando la tienda responde un pedido de cotización.',
    fields: wholeText,
    placeholders: [...ofQuote, 'descuento'],
    texts: {
      es: {
        subject: '{tienda} respondió tu cotización {cotizacion}',
        heading: 'Tu cotización está lista',
        intro: 'Revisamos tu pedido y te preparamos esta cotización {descuento}.',
        closing: '',
      },
    },
  },
  quote_typed: {
    title: 'Cotización hecha en la tienda',
    to: 'el cliente a quien se le cotizó',
    when: 'Cuando la tienda cotiza por su cuenta, por ejemplo después de una llamada.',
    fields: wholeText,
    placeholders: ofQuote,
    texts: {
      es: {
        subject: sentSubject,
        heading: 'Tu cotización está lista',
        intro: 'Te preparamos la cotización de la que hablamos.',
        closing: '',
      },
    },
  },
  quote_accepted: {
    title: 'Cotización aceptada',
    to: requester,
    when: 'Cuando alguien con el enlace la acepta.',
    fields: wholeText,
    placeholders: [...ofQuote, 'persona'],
    texts: {
      es: {
        subject: 'Aceptaron tu cotización {cotizacion}',
        heading: 'Aceptaron tu cotización',
        intro:
          '{persona} aceptó la cotización {cotizacion}.\n\nYa puedes convertirla en un pedido: mantiene los precios que cotizaste.',
        closing: '',
      },
      arg: {
        intro:
          '{persona} aceptó la cotización {cotizacion}.\n\nYa podés convertirla en un pedido: mantiene los precios que cotizaste.',
      },
    },
    withoutIt: 'quien la pidió no se entera por correo de que ya puede comprarla.',
  },
  quote_rejected: {
    title: 'Cotización rechazada',
    to: requester,
    when: 'Cuando alguien con el enlace la rechaza.',
    fields: wholeText,
    placeholders: [...ofQuote, 'persona'],
    texts: {
      es: {
        subject: 'Rechazaron tu cotización {cotizacion}',
        heading: 'Rechazaron tu cotización',
        intro:
          '{persona} rechazó la cotización {cotizacion}.\n\nPuedes cambiarla y enviar una versión nueva.',
        closing: '',
      },
      arg: {
        intro: '{persona} rechazó la cotización {cotizacion}.\n\nPodés cambiarla y enviar una versión nueva.',
      },
    },
    withoutIt: 'quien la pidió no se entera por correo de que la rechazaron ni del motivo.',
  },
  quote_ends: {
    title: 'Cotización por vencer',
    to: requester,
    when: 'Unos días antes de que venza.',
    fields: wholeText,
    placeholders: [...ofQuote, 'vence'],
    required: { intro: ['vence'] },
    texts: {
      es: {
        subject: 'Tu cotización {cotizacion} vence pronto',
        heading: 'Tu cotización vence pronto',
        intro:
          'La cotización {cotizacion} vence el {vence}.\n\nHasta ese día puedes convertirla en un pedido con los mismos precios.',
        closing: '',
      },
      arg: {
        intro:
          'La cotización {cotizacion} vence el {vence}.\n\nHasta ese día podés convertirla en un pedido con los mismos precios.',
      },
    },
    withoutIt: 'nadie recibe un aviso antes de que su cotización venza, y se pierden ventas.',
  },
  quote_waits: {
    title: 'Recordatorio de cotización',
    to: requester,
    when: 'Cuando alguien de la tienda toca «Recordar».',
    fields: wholeText,
    placeholders: [...ofQuote, 'vence'],
    required: { intro: ['vence'] },
    texts: {
      es: {
        subject: '¿Pudiste ver tu cotización {cotizacion}?',
        heading: 'Tu cotización te espera',
        intro:
          'La cotización {cotizacion} que te preparamos vale hasta el {vence}.\n\nPuedes aceptarla, pedir un cambio o decir que no. Si tienes alguna duda, responde este correo o escríbenos.',
        closing: '',
      },
      arg: {
        intro:
          'La cotización {cotizacion} que te preparamos vale hasta el {vence}.\n\nPodés aceptarla, pedir un cambio o decir que no. Si tenés alguna duda, respondé este correo o escribinos.',
      },
    },
  },
} as const satisfies Record<string, MailKindRow>

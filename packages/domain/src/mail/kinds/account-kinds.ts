import type { MailPlaceholder } from '../placeholders.ts'
import { aroundFixedText, type MailKindRow, wholeText } from './kind-row.ts'

const ofPerson = ['nombre'] as const satisfies MailPlaceholder[]
const holder = 'quien tiene la cuenta'
const heading = '¡Hola, {nombre}!'

export const accountKinds = {
  activation: {
    title: 'Confirmar el correo',
    to: 'quien crea una cuenta',
    when: 'Al registrarse, con el enlace y el código.',
    fields: wholeText,
    placeholders: ofPerson,
    texts: {
      es: {
        subject: 'Confirma tu correo en {tienda}',
        heading,
        intro: 'Tu cuenta en {tienda} ya casi está. Confirma que este correo es tuyo y empieza a usarla.',
        closing: '',
      },
      arg: {
        subject: 'Confirmá tu correo en {tienda}',
        intro: 'Tu cuenta en {tienda} ya casi está. Confirmá que este correo es tuyo y empezá a usarla.',
      },
    },
  },
  first_password: {
    title: 'Elegir la primera contraseña',
    to: 'quien crea una cuenta',
    when: 'Cuando el mismo correo se registró más de una vez.',
    fields: aroundFixedText,
    placeholders: ofPerson,
    texts: {
      es: { subject: 'Confirma tu correo en {tienda}', heading, closing: '' },
      arg: { subject: 'Confirmá tu correo en {tienda}' },
    },
  },
  known: {
    title: 'Ya tenía una cuenta',
    to: holder,
    when: 'Cuando alguien se registra con un correo que ya tiene cuenta.',
    fields: aroundFixedText,
    placeholders: ofPerson,
    texts: {
      es: { subject: 'Ya tienes una cuenta en {tienda}', heading, closing: '' },
      arg: { subject: 'Ya tenés una cuenta en {tienda}' },
    },
  },
  password_reset: {
    title: 'Elegir contraseña',
    to: holder,
    when: 'Cuando pide elegir una contraseña nueva.',
    fields: wholeText,
    placeholders: ofPerson,
    texts: {
      es: {
        subject: 'Elige tu contraseña de {tienda}',
        heading,
        intro: 'Pediste elegir una contraseña nueva para tu cuenta de {tienda}.',
        closing: '',
      },
      arg: { subject: 'Elegí tu contraseña de {tienda}' },
    },
  },
  password_changed: {
    title: 'Contraseña cambiada',
    to: holder,
    when: 'Cuando la contraseña cambió, por si no fue quien tiene la cuenta.',
    fields: aroundFixedText,
    placeholders: ofPerson,
    texts: { es: { subject: 'Tu contraseña de {tienda} cambió', heading, closing: '' } },
  },
  email_change: {
    title: 'Confirmar el correo nuevo',
    to: 'el correo nuevo de la cuenta',
    when: 'Cuando alguien cambia el correo de su cuenta.',
    fields: wholeText,
    placeholders: ofPerson,
    texts: {
      es: {
        subject: 'Confirma tu nuevo correo en {tienda}',
        heading,
        intro:
          'Pediste usar este correo en tu cuenta de {tienda}. Confírmalo y desde ese momento entras con él.',
        closing: '',
      },
      arg: {
        subject: 'Confirmá tu nuevo correo en {tienda}',
        intro:
          'Pediste usar este correo en tu cuenta de {tienda}. Confirmalo y desde ese momento entrás con él.',
      },
    },
  },
  email_leaving: {
    title: 'Aviso al correo anterior',
    to: 'el correo que la cuenta deja',
    when: 'Cuando alguien cambia el correo de su cuenta.',
    fields: aroundFixedText,
    placeholders: ofPerson,
    texts: { es: { subject: 'Pediste cambiar tu correo en {tienda}', heading, closing: '' } },
  },
  unmoved: {
    title: 'Correo de otra cuenta',
    to: holder,
    when: 'Cuando alguien quiere usar su correo en otra cuenta.',
    fields: aroundFixedText,
    placeholders: ofPerson,
    texts: {
      es: { subject: 'Ya tienes una cuenta en {tienda}', heading, closing: '' },
      arg: { subject: 'Ya tenés una cuenta en {tienda}' },
    },
  },
  guest_code: {
    title: 'Código para cotizar sin cuenta',
    to: 'quien pide una cotización sin cuenta',
    when: 'Al pedirla, para confirmar que el correo es suyo.',
    fields: wholeText,
    placeholders: ['nombre', 'codigo'],
    required: { subject: ['codigo'] },
    texts: {
      es: {
        subject: '{codigo} es tu código de {tienda}',
        heading,
        intro:
          'Pediste una cotización en {tienda}. Con este código confirmas que el correo es tuyo y la recibes.',
        closing: '',
      },
      arg: {
        intro:
          'Pediste una cotización en {tienda}. Con este código confirmás que el correo es tuyo y la recibís.',
      },
    },
  },
  farewell: {
    title: 'Cuenta eliminada',
    to: 'quien eliminó su cuenta',
    when: 'Apenas se elimina; es el último correo.',
    fields: aroundFixedText,
    placeholders: ofPerson,
    texts: { es: { subject: 'Eliminamos tu cuenta de {tienda}', heading, closing: '' } },
  },
} as const satisfies Record<string, MailKindRow>

import { messageCatalog } from '@estampa/domain/messages'

/** The texts about an order or quote for people without an account. */
export const guestMessages = messageCatalog({
  es: {
    title: 'Tu pedido',
    lost_title: 'Este enlace ya no abre nada',
    home: 'Ir a la tienda',
    other_title: 'Este enlace es de otro correo',
    other_text: 'Cierra tu sesión para abrirlo, o entra con la cuenta de ese correo para guardarlo en ella.',
    sign_out: 'Cerrar sesión y abrirlo',
    note_title: 'Hecho sin cuenta',
    note: (email: string) =>
      `Vuelves aquí con el enlace que te enviamos a ${email}. Guárdalo: quien lo tenga puede verlo y responder.`,
    open_account: 'Crear una cuenta con este correo',
    have_account: 'Ya tengo cuenta',
    erase: 'Borrar mis datos',
    erase_title: '¿Borramos tus datos?',
    erase_text:
      'El enlace deja de funcionar. De un pedido en curso guardamos lo que hace falta para entregarlo, y después solo lo que la ley pide para la factura.',
    erase_now: 'Borrar mis datos',
    erased: 'Borramos tus datos.',
    back: 'Volver',
    who_title: 'Pedir cotización',
    who_text: 'Sin crear una cuenta: te enviamos un código y la cotización a tu correo.',
    name: 'Nombre y apellido',
    name_missing: 'Escribe tu nombre.',
    email_missing: 'Escribe tu correo.',
    send_code: 'Recibir el código',
    sign_in: 'Ingresar con mi cuenta',
    code_title: 'Escribe el código',
    code_text: (email: string) => `Lo enviamos a ${email}. Si no llega, mira en correo no deseado.`,
    code: 'Código',
    code_missing: 'Escribe el código del mensaje.',
    see_quote: 'Ver mi cotización',
    other_email: 'Cambiar el correo',
  },
  arg: {
    other_text: 'Cerrá tu sesión para abrirlo, o entrá con la cuenta de ese correo para guardarlo en ella.',
    note: (email: string) =>
      `Volvés acá con el enlace que te enviamos a ${email}. Guardalo: quien lo tenga puede verlo y responder.`,
    name_missing: 'Escribí tu nombre.',
    email_missing: 'Escribí tu correo.',
    code_title: 'Escribí el código',
    code_text: (email: string) => `Lo enviamos a ${email}. Si no llega, mirá en correo no deseado.`,
    code_missing: 'Escribí el código del mensaje.',
  },
})

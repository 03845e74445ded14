import { catalogue } from './catalogue.ts'

export const accountMessages = catalogue({
  es: {
    title: 'Mi cuenta',
    loading: 'Cargando tus datos',
    trouble: 'No pudimos mostrar tus datos',
    trouble_text: 'Puede haber un problema de red.',
    retry: 'Reintentar',
    profile: 'Tus datos',
    profile_text: 'Con ellos completamos tus pedidos y te escribimos.',
    pending: (email: string) =>
      `Te enviamos un mensaje a ${email}. Cuando lo confirmes, será tu correo; hasta entonces usas el de siempre.`,
    email_hint: 'Si lo cambias, te pedimos confirmarlo con un mensaje.',
    save: 'Guardar cambios',
    saved: 'Guardamos tus datos.',
    password: 'Contraseña',
    password_text: 'Usa una que no tengas en otro lugar.',
    current_password: 'Contraseña actual',
    new_password: 'Contraseña nueva',
    change_password: 'Cambiar contraseña',
    password_changed: 'Tu contraseña cambió. En otros dispositivos hay que volver a ingresar.',
    no_password:
      'Ingresas con otra cuenta y aquí no tienes contraseña. Si quieres una, te enviamos un código.',
    choose_password: 'Elegir una contraseña',
    data: 'Tu información',
    data_text:
      'Descarga todo lo que esta tienda sabe de ti: tus datos, logos, favoritos, cotizaciones y pedidos.',
    download: 'Descargar mis datos',
    downloaded: 'Tu archivo está en las descargas.',
    leave: 'Cerrar sesión',
    leave_text: 'Sales de tu cuenta en este dispositivo.',
    delete: 'Eliminar la cuenta',
    delete_text: 'Es para siempre. Te mostramos qué pasa antes de hacerlo.',
    delete_open: 'Eliminar mi cuenta',
    delete_title: '¿Eliminar tu cuenta?',
    delete_what: (years: number) => [
      'Borramos tus datos, logos, favoritos, carrito y cotizaciones. No se pueden recuperar.',
      `De tus pedidos queda lo que dice la factura, porque la ley pide guardarla: ${years} años.`,
      'Los pedidos en curso siguen su camino, pero ya no podrás verlos aquí.',
      'Cerramos tu sesión en todos los dispositivos.',
    ],
    delete_password: 'Para confirmar, escribe tu contraseña',
    delete_again: 'Para confirmar que eres tú, ingresa otra vez y vuelve a esta página.',
    sign_in_again: 'Ingresar otra vez',
    delete_confirm: 'Eliminar para siempre',
    cancel: 'Cancelar',
    deleted: 'Tu cuenta ya no existe. Gracias por haber comprado con nosotros.',
  },
  arg: {
    pending: (email: string) =>
      `Te enviamos un mensaje a ${email}. Cuando lo confirmes, va a ser tu correo; hasta entonces usás el de siempre.`,
    email_hint: 'Si lo cambiás, te pedimos confirmarlo con un mensaje.',
    password_text: 'Usá una que no tengas en otro lugar.',
    no_password: 'Ingresás con otra cuenta y acá no tenés contraseña. Si querés una, te enviamos un código.',
    data_text:
      'Descargá todo lo que esta tienda sabe de vos: tus datos, logos, favoritos, cotizaciones y pedidos.',
    leave_text: 'Salís de tu cuenta en este dispositivo.',
    delete_what: (years: number) => [
      'Borramos tus datos, logos, favoritos, carrito y cotizaciones. No se pueden recuperar.',
      `De tus pedidos queda lo que dice la factura, porque la ley pide guardarla: ${years} años.`,
      'Los pedidos en curso siguen su camino, pero ya no vas a poder verlos acá.',
      'Cerramos tu sesión en todos los dispositivos.',
    ],
    delete_password: 'Para confirmar, escribí tu contraseña',
    delete_again: 'Para confirmar que sos vos, ingresá otra vez y volvé a esta página.',
  },
})

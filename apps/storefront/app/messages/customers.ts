import { catalogue } from './catalogue.ts'

export const customersMessages = catalogue({
  es: {
    sign_in: 'Iniciar sesión',
    intro: 'Entra con tu correo para comprar y seguir tus pedidos.',
    intro_checkout: 'Para finalizar tu compra, entra con tu correo. Tu carrito te espera.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    show_password: 'Mostrar la contraseña',
    hide_password: 'Ocultar la contraseña',
    enter: 'Ingresar',
    back_home: 'Volver al inicio',
    email_missing: 'Escribe tu correo.',
    password_missing: 'Escribe tu contraseña.',
    not_yet: 'Tu cuenta todavía no puede ingresar. Confirma tu correo desde el mensaje que te enviamos.',
    switched_off: 'Esta tienda no tiene ingreso de clientes por ahora.',
  },
  arg: {
    intro: 'Ingresá con tu correo para comprar y seguir tus pedidos.',
    intro_checkout: 'Para finalizar tu compra, ingresá con tu correo. Tu carrito te espera.',
    email_missing: 'Escribí tu correo.',
    password_missing: 'Escribí tu contraseña.',
    not_yet: 'Tu cuenta todavía no puede ingresar. Confirmá tu correo desde el mensaje que te enviamos.',
  },
})

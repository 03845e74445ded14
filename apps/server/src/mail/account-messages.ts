import { messageCatalog } from '@estampa/domain/messages'

export const accountEmailMessages = messageCatalog({
  es: {
    farewell: (shop: string) =>
      `Eliminamos tu cuenta de ${shop} y tus datos personales: tu perfil, tu carrito, tus favoritos y tus logos. Gracias por haber estado con nosotros.`,
    farewellPapers:
      'De tus pedidos queda solo lo que la ley pide conservar con las facturas. Si hay un pedido en camino, guardamos a quién entregarlo hasta que llegue. Este es el último correo que te enviamos por tu cuenta.',
    firstPassword: (shop: string) =>
      `Tu cuenta en ${shop} ya casi está. Este correo se registró más de una vez con contraseñas distintas: elige ahora la tuya y así nadie más puede entrar.`,
    confirm: 'Confirmar mi correo',
    orCode: (time: string) => `Si prefieres, escribe este código en la tienda. Sirve durante ${time}.`,
    onlyCode: (time: string) => `Escribe este código en la tienda. Sirve durante ${time}.`,
    whyGuest: (shop: string) =>
      `Recibes este correo porque alguien lo escribió al pedir una cotización en ${shop}.`,
    why: (shop: string) => `Recibes este correo porque tienes una cuenta en ${shop}.`,
    whyNew: (shop: string) => `Recibes este correo porque alguien lo escribió en una cuenta de ${shop}.`,
    whyGone: (shop: string) => `Recibes este correo porque tenías una cuenta en ${shop}.`,
    notYouNew:
      'Si no creaste esta cuenta, no hace falta que hagas nada: sin confirmar, se borra sola en unos días.',
    known: (shop: string) =>
      `Quisiste crear una cuenta en ${shop} con este correo, pero ya tienes una. Entra con la de siempre.`,
    unmoved: (shop: string) =>
      `Alguien quiso usar este correo en otra cuenta de ${shop}, pero ya tienes una con él. No cambiamos nada.`,
    signIn: 'Iniciar sesión',
    forgot: 'Si no recuerdas la contraseña, elige otra con este enlace, que sirve durante 1 hora:',
    notYou: 'Si no fuiste tú, no hace falta que hagas nada.',
    choose: 'Elegir una contraseña',
    notYouReset: 'Si no la pediste, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
    leaving: (next: string, shop: string) =>
      `Pediste que tu cuenta de ${shop} pase a ${next}. Hasta que lo confirmes ahí, sigues entrando con este correo.`,
    leavingNotYou:
      'Si no fuiste tú, elige otra contraseña ahora: eso cierra todas las sesiones y anula el cambio.',
    changed: (shop: string) => `La contraseña de tu cuenta de ${shop} cambió, y cerramos las demás sesiones.`,
    changedNotYou: 'Si no fuiste tú, elige otra contraseña ahora mismo.',
  },
  arg: {
    firstPassword: (shop: string) =>
      `Tu cuenta en ${shop} ya casi está. Este correo se registró más de una vez con contraseñas distintas: elegí ahora la tuya y así nadie más puede entrar.`,
    orCode: (time: string) => `Si preferís, escribí este código en la tienda. Sirve durante ${time}.`,
    onlyCode: (time: string) => `Escribí este código en la tienda. Sirve durante ${time}.`,
    whyGuest: (shop: string) =>
      `Recibís este correo porque alguien lo escribió al pedir una cotización en ${shop}.`,
    why: (shop: string) => `Recibís este correo porque tenés una cuenta en ${shop}.`,
    whyNew: (shop: string) => `Recibís este correo porque alguien lo escribió en una cuenta de ${shop}.`,
    whyGone: (shop: string) => `Recibís este correo porque tenías una cuenta en ${shop}.`,
    known: (shop: string) =>
      `Quisiste crear una cuenta en ${shop} con este correo, pero ya tenés una. Entrá con la de siempre.`,
    unmoved: (shop: string) =>
      `Alguien quiso usar este correo en otra cuenta de ${shop}, pero ya tenés una con él. No cambiamos nada.`,
    forgot: 'Si no te acordás de la contraseña, elegí otra con este enlace, que sirve durante 1 hora:',
    notYou: 'Si no fuiste vos, no hace falta que hagas nada.',
    leaving: (next: string, shop: string) =>
      `Pediste que tu cuenta de ${shop} pase a ${next}. Hasta que lo confirmes ahí, seguís entrando con este correo.`,
    leavingNotYou:
      'Si no fuiste vos, elegí otra contraseña ahora: eso cierra todas las sesiones y anula el cambio.',
    changedNotYou: 'Si no fuiste vos, elegí otra contraseña ahora mismo.',
  },
})

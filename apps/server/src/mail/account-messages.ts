import { messageCatalog } from '@estampa/domain/messages'

export const accountEmailMessages = messageCatalog({
  es: {
    farewellSubject: (shop: string) => `Eliminamos tu cuenta de ${shop}`,
    farewell: (shop: string) =>
      `Eliminamos tu cuenta de ${shop} y tus datos personales: tu perfil, tu carrito, tus favoritos y tus logos. Gracias por haber estado con nosotros.`,
    farewellPapers:
      'De tus pedidos queda solo lo que la ley pide conservar con las facturas. Si hay un pedido en camino, guardamos a quién entregarlo hasta que llegue. Este es el último correo que te enviamos por tu cuenta.',
    guestCodeSubject: (code: string, shop: string) => `${code} es tu código de ${shop}`,
    changedSubject: (shop: string) => `Tu contraseña de ${shop} cambió`,
    activationSubject: (shop: string) => `Confirma tu correo en ${shop}`,
    activation: (shop: string) =>
      `Tu cuenta en ${shop} ya casi está. Confirma que este correo es tuyo y empieza a usarla.`,
    firstPassword: (shop: string) =>
      `Tu cuenta en ${shop} ya casi está. Este correo se registró más de una vez con contraseñas distintas: elige ahora la tuya y así nadie más puede entrar.`,
    confirm: 'Confirmar mi correo',
    orCode: (time: string) => `Si prefieres, escribe este código en la tienda. Sirve durante ${time}.`,
    onlyCode: (time: string) => `Escribe este código en la tienda. Sirve durante ${time}.`,
    guestCode: (shop: string) =>
      `Pediste una cotización en ${shop}. Con este código confirmas que el correo es tuyo y la recibes.`,
    whyGuest: (shop: string) =>
      `Recibes este correo porque alguien lo escribió al pedir una cotización en ${shop}.`,
    why: (shop: string) => `Recibes este correo porque tienes una cuenta en ${shop}.`,
    whyNew: (shop: string) => `Recibes este correo porque alguien lo escribió en una cuenta de ${shop}.`,
    whyGone: (shop: string) => `Recibes este correo porque tenías una cuenta en ${shop}.`,
    notYouNew:
      'Si no creaste esta cuenta, no hace falta que hagas nada: sin confirmar, se borra sola en unos días.',
    knownSubject: (shop: string) => `Ya tienes una cuenta en ${shop}`,
    known: (shop: string) =>
      `Quisiste crear una cuenta en ${shop} con este correo, pero ya tienes una. Entra con la de siempre.`,
    unmoved: (shop: string) =>
      `Alguien quiso usar este correo en otra cuenta de ${shop}, pero ya tienes una con él. No cambiamos nada.`,
    signIn: 'Iniciar sesión',
    forgot: 'Si no recuerdas la contraseña, elige otra con este enlace, que sirve durante 1 hora:',
    notYou: 'Si no fuiste tú, no hace falta que hagas nada.',
    resetSubject: (shop: string) => `Elige tu contraseña de ${shop}`,
    reset: (shop: string) => `Pediste elegir una contraseña nueva para tu cuenta de ${shop}.`,
    choose: 'Elegir una contraseña',
    notYouReset: 'Si no la pediste, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
    changeSubject: (shop: string) => `Confirma tu nuevo correo en ${shop}`,
    change: (shop: string) =>
      `Pediste usar este correo en tu cuenta de ${shop}. Confírmalo y desde ese momento entras con él.`,
    leavingSubject: (shop: string) => `Pediste cambiar tu correo en ${shop}`,
    leaving: (next: string, shop: string) =>
      `Pediste que tu cuenta de ${shop} pase a ${next}. Hasta que lo confirmes ahí, sigues entrando con este correo.`,
    leavingNotYou:
      'Si no fuiste tú, elige otra contraseña ahora: eso cierra todas las sesiones y anula el cambio.',
    changed: (shop: string) => `La contraseña de tu cuenta de ${shop} cambió, y cerramos las demás sesiones.`,
    changedNotYou: 'Si no fuiste tú, elige otra contraseña ahora mismo.',
  },
  arg: {
    activationSubject: (shop: string) => `Confirmá tu correo en ${shop}`,
    activation: (shop: string) =>
      `Tu cuenta en ${shop} ya casi está. Confirmá que este correo es tuyo y empezá a usarla.`,
    firstPassword: (shop: string) =>
      `Tu cuenta en ${shop} ya casi está. Este correo se registró más de una vez con contraseñas distintas: elegí ahora la tuya y así nadie más puede entrar.`,
    orCode: (time: string) => `Si preferís, escribí este código en la tienda. Sirve durante ${time}.`,
    onlyCode: (time: string) => `Escribí este código en la tienda. Sirve durante ${time}.`,
    guestCode: (shop: string) =>
      `Pediste una cotización en ${shop}. Con este código confirmás que el correo es tuyo y la recibís.`,
    whyGuest: (shop: string) =>
      `Recibís este correo porque alguien lo escribió al pedir una cotización en ${shop}.`,
    why: (shop: string) => `Recibís este correo porque tenés una cuenta en ${shop}.`,
    whyNew: (shop: string) => `Recibís este correo porque alguien lo escribió en una cuenta de ${shop}.`,
    whyGone: (shop: string) => `Recibís este correo porque tenías una cuenta en ${shop}.`,
    knownSubject: (shop: string) => `Ya tenés una cuenta en ${shop}`,
    known: (shop: string) =>
      `Quisiste crear una cuenta en ${shop} con este correo, pero ya tenés una. Entrá con la de siempre.`,
    unmoved: (shop: string) =>
      `Alguien quiso usar este correo en otra cuenta de ${shop}, pero ya tenés una con él. No cambiamos nada.`,
    forgot: 'Si no te acordás de la contraseña, elegí otra con este enlace, que sirve durante 1 hora:',
    notYou: 'Si no fuiste vos, no hace falta que hagas nada.',
    resetSubject: (shop: string) => `Elegí tu contraseña de ${shop}`,
    changeSubject: (shop: string) => `Confirmá tu nuevo correo en ${shop}`,
    change: (shop: string) =>
      `Pediste usar este correo en tu cuenta de ${shop}. Confirmalo y desde ese momento entrás con él.`,
    leaving: (next: string, shop: string) =>
      `Pediste que tu cuenta de ${shop} pase a ${next}. Hasta que lo confirmes ahí, seguís entrando con este correo.`,
    leavingNotYou:
      'Si no fuiste vos, elegí otra contraseña ahora: eso cierra todas las sesiones y anula el cambio.',
    changedNotYou: 'Si no fuiste vos, elegí otra contraseña ahora mismo.',
  },
})

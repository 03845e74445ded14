import { messageCatalog } from '@estampa/domain/messages'

/** Pages that the law asks for, behind the foot of every page. */
export const lawMessages = messageCatalog({
  es: {
    terms: 'Condiciones de compra',
    regret: 'Derecho a retracto',
    regret_text:
      'Puedes poner término a una compra dentro de los 10 días desde que recibes el producto, sin expresar causa. No hace falta tener cuenta ni iniciar sesión.',
    order_number: 'Número de pedido',
    order_number_hint: 'Está en el correo de confirmación. Si no lo tienes, cuéntanos qué compraste.',
    email: 'Correo electrónico',
    name: 'Nombre y apellido',
    reason: 'Motivo',
    reason_hint: 'No es obligatorio decirlo.',
    optional: 'opcional',
    email_missing: 'Escribe tu correo.',
    send_regret: 'Enviar la solicitud',
    registered: 'Tu solicitud quedó registrada',
    registered_text: (email: string) =>
      `Guarda este código. También te lo enviamos a ${email}, y la tienda ya recibió tu solicitud.`,
    code: 'Código',
    made_to_order: 'Productos personalizados',
    leave: 'Dar de baja mi cuenta',
    leave_text:
      'Cierra tu cuenta o deja de recibir recordatorios. No hace falta iniciar sesión: te enviamos un enlace para confirmar que el correo es tuyo.',
    leave_what: 'Qué quieres dar de baja',
    leave_account: 'Mi cuenta',
    leave_account_text:
      'Se elimina con tus datos personales. De tus pedidos queda lo que piden las facturas.',
    leave_reminders: 'Los recordatorios por correo',
    leave_reminders_text: 'Los correos de tus pedidos y cotizaciones siguen llegando.',
    leave_signed_in: 'Con la sesión iniciada también puedes hacerlo en ',
    my_account: 'Mi cuenta',
    send_leave: 'Pedir la baja',
    leave_sent: 'Te enviamos el enlace',
    leave_sent_text: (email: string) =>
      `Abre el correo que enviamos a ${email} y confirma. El enlace sirve durante 48 horas.`,
    leave_confirm: 'Confirma la baja',
    leave_confirm_text: 'Al confirmar se hace en el momento. Cerrar la cuenta no se puede deshacer.',
    leave_now: 'Confirmar la baja',
    left_account: 'Tu cuenta se cerró',
    left_account_text: 'Eliminamos tus datos personales. Gracias por haber estado con nosotros.',
    left_reminders: 'No recibirás más recordatorios',
    left_reminders_text: 'Puedes volver a permitirlos cuando quieras en tus preferencias de privacidad.',
    privacy: 'Preferencias de privacidad',
    privacy_text:
      'Lo que permites se cambia aquí con la misma facilidad con que se dio, y vale desde ese momento.',
    measurement: 'Medición de visitas',
    measurement_text:
      'Herramientas de terceros que cuentan visitas. La tienda funciona igual sin ellas y nunca se cargan en el ingreso ni en el pago.',
    measurement_none: 'Esta tienda no usa herramientas de medición de terceros.',
    reminders: 'Recordatorios de cotizaciones',
    reminders_text: 'Un correo antes de que termine una cotización tuya.',
    allow: 'Permitir',
    stop: 'No permitir',
    allowed: 'Permitido',
    stopped: 'No permitido',
    unanswered: 'Sin respuesta',
    your_data: 'Tus datos',
    your_data_text:
      'En tu cuenta puedes ver, descargar, corregir y eliminar tus datos. Sin cuenta, escribe a la tienda.',
    accept_before: 'Leí y acepto las ',
    accept_terms: 'condiciones de compra',
    accept_and: ' y la ',
    accept_policy: 'política de privacidad',
    accept_missing: 'Para comprar tienes que aceptar las condiciones.',
    accept_changed: 'Las condiciones cambiaron: léelas y acéptalas de nuevo.',
    new_tab: '(se abre en otra pestaña)',
    goods: 'Productos',
    decoration: 'Personalización',
    set_up: 'Preparación',
    minimum_extra: 'Recargo por menos del mínimo',
    discount: 'Descuento',
    taxes: 'Impuestos',
    shipping: 'Envío',
    free: 'Sin cargo',
    total: 'Total',
    total_text: 'Impuestos incluidos',
    go_back: '¿Te arrepentiste de esta compra?',
  },
  arg: {
    regret: 'Botón de arrepentimiento',
    regret_text:
      'Podés revocar una compra dentro de los 10 días corridos desde que recibís el producto, sin dar motivos y sin gastos. No hace falta tener cuenta ni iniciar sesión.',
    order_number_hint: 'Está en el correo de confirmación. Si no lo tenés, contanos qué compraste.',
    email_missing: 'Escribí tu correo.',
    registered_text: (email: string) =>
      `Guardá este código. También te lo enviamos a ${email}, y la tienda ya recibió tu solicitud.`,
    leave: 'Botón de baja',
    leave_text:
      'Cerrá tu cuenta o dejá de recibir recordatorios. No hace falta iniciar sesión: te enviamos un enlace para confirmar que el correo es tuyo.',
    leave_what: 'Qué querés dar de baja',
    leave_signed_in: 'Con la sesión iniciada también podés hacerlo en ',
    leave_sent_text: (email: string) =>
      `Abrí el correo que enviamos a ${email} y confirmá. El enlace sirve durante 48 horas.`,
    leave_confirm: 'Confirmá la baja',
    left_reminders: 'No vas a recibir más recordatorios',
    left_reminders_text: 'Podés volver a permitirlos cuando quieras en tus preferencias de privacidad.',
    privacy_text:
      'Lo que permitís se cambia acá con la misma facilidad con que se dio, y vale desde ese momento.',
    your_data_text:
      'En tu cuenta podés ver, descargar, corregir y eliminar tus datos. Sin cuenta, escribile a la tienda.',
    accept_missing: 'Para comprar tenés que aceptar las condiciones.',
    accept_changed: 'Las condiciones cambiaron: leelas y aceptalas de nuevo.',
  },
})

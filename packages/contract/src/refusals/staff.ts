import type { Refusals } from './refusal-table.ts'

export const staffRefusals = {
  too_many_saved_views: {
    status: 422,
    es: 'Ya tienes {most} vistas. Borra una para guardar otra.',
    arg: 'Ya tenés {most} vistas. Borrá una para guardar otra.',
  },
  view_name_taken: { status: 409, es: 'Ya hay una vista con ese nombre.' },
  too_many_replies: {
    status: 422,
    es: 'Ya hay {most} respuestas rápidas. Borra una para guardar otra.',
    arg: 'Ya hay {most} respuestas rápidas. Borrá una para guardar otra.',
  },
  reply_name_taken: { status: 409, es: 'Ya hay una respuesta con ese nombre.' },
  pickup_not_offered: { status: 422, es: 'La tienda no ofrece retiro: hace falta una dirección.' },
  mail_not_kept: {
    status: 409,
    es: 'De este correo no se guarda el texto, porque lleva un código o un enlace que abre algo: no se puede enviar otra vez.',
  },
  mail_of_nobody: {
    status: 409,
    es: 'La persona pidió que la olviden: ya no se sabe a quién era este correo.',
  },
  mail_just_sent: {
    status: 409,
    es: 'Ese correo se envió hace menos de un minuto. Espera un momento antes de enviarlo otra vez.',
    arg: 'Ese correo se envió hace menos de un minuto. Esperá un momento antes de enviarlo otra vez.',
  },
  customer_blocked: {
    status: 409,
    es: 'Este correo está bloqueado en la tienda. Desbloquéalo en su página para cotizarle.',
    arg: 'Este correo está bloqueado en la tienda. Desbloquealo en su página para cotizarle.',
  },
  payment_recorded_before: {
    status: 409,
    es: 'Ya hay un pago registrado con esos datos. Si es otro, agrega una referencia que lo distinga.',
    arg: 'Ya hay un pago registrado con esos datos. Si es otro, agregá una referencia que lo distinga.',
  },
  payment_waits_for_review: {
    status: 409,
    es: 'Quien compró avisó de un pago de ese importe. Apruébalo o recházalo antes de registrar otro.',
    arg: 'Quien compró avisó de un pago de ese importe. Aprobalo o rechazalo antes de registrar otro.',
  },
  payment_amount_too_fine: {
    status: 422,
    es: 'El importe tiene más decimales que la moneda.',
  },
  refund_too_large: {
    status: 422,
    es: 'No se puede devolver más de lo que queda de ese pago: {left}.',
  },
  order_changed: {
    status: 409,
    es: 'El pedido cambió mientras lo mirabas. Mira qué pasó y decide de nuevo.',
    arg: 'El pedido cambió mientras lo mirabas. Mirá qué pasó y decidí de nuevo.',
  },
  product_changed: {
    status: 409,
    es: 'El producto cambió mientras lo mirabas. Mira qué pasó y guarda de nuevo.',
    arg: 'El producto cambió mientras lo mirabas. Mirá qué pasó y guardá de nuevo.',
  },
  print_areas_unsound: { status: 422, es: 'No se guardó nada: hay {count} datos por corregir en las áreas.' },
  technique_changed: {
    status: 409,
    es: 'La técnica cambió mientras la mirabas. Mira qué pasó y guarda de nuevo.',
    arg: 'La técnica cambió mientras la mirabas. Mirá qué pasó y guardá de nuevo.',
  },
  ink_chart_changed: {
    status: 409,
    es: 'La carta de tintas cambió mientras la mirabas. Mira cómo quedó y guarda de nuevo.',
    arg: 'La carta de tintas cambió mientras la mirabas. Mirá cómo quedó y guardá de nuevo.',
  },
  ink_chart_unsound: {
    status: 422,
    es: 'No se guardó nada: «{name}» no puede ser el nombre de una tinta, o está dos veces.',
  },
  technique_unsound: { status: 422, es: 'No se guardó nada: hay {count} datos por corregir.' },
  category_exists: { status: 409, es: 'Ya hay una categoría que se llama así.' },
  category_nameless: { status: 422, es: 'Falta el nombre de la categoría.' },
  category_merge_with_itself: { status: 422, es: 'Esa es la misma categoría.' },
  categories_moved: {
    status: 409,
    es: 'Las categorías cambiaron mientras las mirabas. Mira cómo quedaron y muévelas de nuevo.',
    arg: 'Las categorías cambiaron mientras las mirabas. Mirá cómo quedaron y movelas de nuevo.',
  },
  categories_in_circle: { status: 422, es: 'Una categoría no puede estar dentro de sí misma.' },
  categories_too_deep: { status: 422, es: 'Las categorías tienen hasta {most} niveles.' },
  technique_exists: { status: 409, es: 'La tienda ya tiene esa técnica: se llama «{name}».' },
  technique_in_use: {
    status: 409,
    es: 'Está en uso en {places}: no se puede borrar. Puedes apagarla o unirla con otra.',
    arg: 'Está en uso en {places}: no se puede borrar. Podés apagarla o unirla con otra.',
  },
  technique_merge_with_itself: { status: 422, es: 'Esa es la misma técnica.' },
  too_many_products_at_once: {
    status: 422,
    es: 'Son demasiados productos a la vez: pueden ser hasta {most}.',
  },
  product_lacking: {
    status: 422,
    es: 'Al producto le falta algo que quien compra necesita. Complétalo o muéstralo igual.',
    arg: 'Al producto le falta algo que quien compra necesita. Completalo o mostralo igual.',
  },
  product_is_retired: {
    status: 409,
    es: 'El producto está retirado. Tráelo de vuelta primero.',
    arg: 'El producto está retirado. Traelo de vuelta primero.',
  },
  schedule_past: { status: 422, es: 'Ese momento ya pasó.' },
  schedule_backwards: { status: 422, es: 'Tiene que mostrarse antes de ocultarse.' },
  picture_unknown: {
    status: 409,
    es: 'Esa imagen o esa variante ya no está. Vuelve a cargar la página.',
    arg: 'Esa imagen o esa variante ya no está. Volvé a cargar la página.',
  },
  too_many_pictures: { status: 422, es: 'Un producto puede tener hasta {most} imágenes.' },
  crop_too_small: {
    status: 422,
    es: 'El recorte es muy chico: cada lado tiene que tener {least} píxeles o más.',
  },
  import_changed: {
    status: 409,
    es: 'La importación ya está en otro paso: alguien siguió con ella. Mira cómo va.',
    arg: 'La importación ya está en otro paso: alguien siguió con ella. Mirá cómo va.',
  },
  import_file_missing: {
    status: 422,
    es: 'Falta el archivo: elige uno, o escribe la dirección de donde se trae.',
    arg: 'Falta el archivo: elegí uno, o escribí la dirección de donde se trae.',
  },
  import_address_wrong: {
    status: 422,
    es: 'La dirección tiene que empezar con https:// o http://, y sin usuario ni clave.',
  },
  import_prices_unknown: {
    status: 422,
    es: 'Falta decir qué son los precios del archivo: lo que te cuestan, o tu precio de venta.',
  },
  import_columns_unclear: {
    status: 422,
    es: 'Falta decir en qué columna está el código, o el SKU.',
  },
  import_supplier_missing: {
    status: 422,
    es: 'Para ocultar lo que el archivo ya no trae, hay que decir de qué proveedor es.',
  },
  import_feed_changed: {
    status: 409,
    es: 'Alguien cambió esta lista mientras la mirabas. Mira cómo quedó y guarda de nuevo.',
    arg: 'Alguien cambió esta lista mientras la mirabas. Mirá cómo quedó y guardá de nuevo.',
  },
  import_feed_busy: {
    status: 409,
    es: 'La última vez que se trajo todavía espera: termina o descarta esa importación primero.',
    arg: 'La última vez que se trajo todavía espera: terminá o descartá esa importación primero.',
  },
  too_many_feeds: { status: 422, es: 'Pueden ser hasta {most} listas que se traen solas.' },
  import_undone: { status: 409, es: 'Esa importación ya se deshizo.' },
  import_is_undo: {
    status: 422,
    es: 'Eso ya deshace otra importación: para repetirla, se importa su archivo de nuevo.',
  },
  product_run_undone: { status: 409, es: 'Esa tanda ya se deshizo.' },
  product_unsound: {
    status: 422,
    es: 'No se guardó nada: hay {count} datos por corregir.',
  },
  too_many_orders_at_once: { status: 422, es: 'Son demasiados pedidos a la vez: pueden ser hasta {most}.' },
  no_order_chosen: {
    status: 422,
    es: 'Elige al menos un pedido.',
    arg: 'Elegí al menos un pedido.',
  },
  order_run_running: { status: 409, es: 'La tanda todavía está en marcha.' },
  order_undo_over: {
    status: 409,
    es: 'Ya no se puede deshacer: pasaron los minutos o el pedido cambió después.',
  },
  nothing_to_settle: { status: 409, es: 'De eso no queda nada por resolver en este pedido.' },
  flag_changed: {
    status: 409,
    es: 'Cambió mientras lo mirabas: ahora son {amount}. Míralo de nuevo.',
    arg: 'Cambió mientras lo mirabas: ahora son {amount}. Miralo de nuevo.',
  },
  customer_without_account: {
    status: 422,
    es: 'Este correo no tiene una cuenta confirmada en la tienda.',
  },
  blocked_customer_unseen: {
    status: 409,
    es: 'Este correo está bloqueado y no puede entrar: no hay nada que ver como él.',
  },
  merge_with_itself: { status: 422, es: 'Ese es el correo que ya tiene este cliente.' },
  merge_of_blocked: {
    status: 409,
    es: 'Uno de los dos correos está bloqueado. Desbloquéalo antes de unirlos.',
    arg: 'Uno de los dos correos está bloqueado. Desbloquealo antes de unirlos.',
  },
  nothing_to_merge: { status: 409, es: 'La cuenta ya tiene todo lo que se pidió con su correo.' },
  discount_too_large: {
    status: 422,
    es: 'El descuento tiene que ser menor que el subtotal sin impuestos: {subTotal}.',
  },
  partner_down: {
    status: 503,
    es: '{partner} no responde en este momento. Lo escrito sigue aquí: prueba de nuevo en unos minutos.',
    arg: '{partner} no responde en este momento. Lo escrito sigue acá: probá de nuevo en unos minutos.',
  },
  partner_refused: {
    status: 422,
    es: '{partner} no acepta la cuenta guardada. Conéctala de nuevo con credenciales que valgan.',
    arg: '{partner} no acepta la cuenta guardada. Conectala de nuevo con credenciales que valgan.',
  },
  settings_changed: {
    status: 409,
    es: 'Alguien cambió lo mismo mientras tanto. Mira qué quedó y decide.',
    arg: 'Alguien cambió lo mismo mientras tanto. Mirá qué quedó y decidí.',
  },
  look_changed: {
    status: 409,
    es: 'Alguien cambió lo mismo mientras tanto. Mira qué quedó y decide.',
    arg: 'Alguien cambió lo mismo mientras tanto. Mirá qué quedó y decidí.',
  },
  mail_text_changed: {
    status: 409,
    es: 'Alguien cambió lo mismo mientras tanto. Mira qué quedó y decide.',
    arg: 'Alguien cambió lo mismo mientras tanto. Mirá qué quedó y decidí.',
  },
  mail_always_sent: {
    status: 422,
    es: 'Este correo se envía siempre: quien lo recibe lo necesita, o lo pide la ley.',
  },
  too_many_trial_mails: {
    status: 429,
    es: 'Ya te enviaste {most} pruebas. Espera quince minutos para enviar otra.',
    arg: 'Ya te enviaste {most} pruebas. Esperá quince minutos para enviar otra.',
  },
  nothing_to_publish: { status: 409, es: 'No hay nada que publicar: la tienda ya se ve así.' },
  discount_too_small: { status: 422, es: 'El descuento no llega a la moneda más chica.' },
} as const satisfies Refusals

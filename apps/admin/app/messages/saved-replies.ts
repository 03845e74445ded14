import { messageCatalog } from '@estampa/domain/messages'

/** The saved replies of a shop, in the form of a message and where they are kept. */
export const savedReplyMessages = messageCatalog({
  es: {
    title: 'Respuestas rápidas',
    open: 'Respuestas rápidas',
    keep: 'Crear o cambiar respuestas…',
    too_long: (most: number) => `No entra: el mensaje pasaría de ${most} caracteres.`,
    loading: 'Cargando las respuestas',
    failed: 'No pudimos cargar las respuestas',
    none: 'Guarda aquí lo que escribes una y otra vez. Al usarla, «{nombre}» y «{pedido}» se cambian por los del pedido, y antes de enviarla puedes retocarla.',
    proposals: 'Para empezar',
    take_over: 'Agregar',
    proposed: [
      {
        name: 'Boceto en camino',
        text: 'Hola, {nombre}:\nYa estamos preparando el boceto de tu pedido {pedido}. Apenas esté listo te llega por correo para que lo apruebes.',
      },
      {
        name: 'Necesitamos el logo en mejor calidad',
        text: 'Hola, {nombre}:\nEl logo del pedido {pedido} se vería borroso impreso. ¿Tienes el archivo original (PDF, SVG o AI) o una imagen más grande? Puedes responder a este mensaje.',
      },
      {
        name: 'Pedido despachado',
        text: 'Hola, {nombre}:\nTu pedido {pedido} ya salió. En su página puedes seguir el envío. ¡Gracias por tu compra!',
      },
    ],
    add: 'Nueva respuesta',
    edit: 'Cambiar',
    new_title: 'Nueva respuesta',
    edit_title: 'Cambiar la respuesta',
    name: 'Nombre',
    name_missing: 'Escribe un nombre.',
    text: 'Texto',
    text_hint: '«{nombre}» y «{pedido}» se cambian por los del pedido al usarla.',
    text_missing: 'Escribe el texto.',
    save: 'Guardar',
    remove: 'Borrar',
    back: 'Volver',
    close: 'Cerrar',
    saved: 'Respuesta guardada.',
    removed: 'Respuesta borrada.',
  },
  arg: {
    none: 'Guardá acá lo que escribís una y otra vez. Al usarla, «{nombre}» y «{pedido}» se cambian por los del pedido, y antes de enviarla podés retocarla.',
    proposed: [
      {
        name: 'Boceto en camino',
        text: 'Hola, {nombre}:\nYa estamos preparando el boceto de tu pedido {pedido}. Apenas esté listo te llega por correo para que lo apruebes.',
      },
      {
        name: 'Necesitamos el logo en mejor calidad',
        text: 'Hola, {nombre}:\nEl logo del pedido {pedido} se vería borroso impreso. ¿Tenés el archivo original (PDF, SVG o AI) o una imagen más grande? Podés responder a este mensaje.',
      },
      {
        name: 'Pedido despachado',
        text: 'Hola, {nombre}:\nTu pedido {pedido} ya salió. En su página podés seguir el envío. ¡Gracias por tu compra!',
      },
    ],
    name_missing: 'Escribí un nombre.',
    text_missing: 'Escribí el texto.',
  },
})

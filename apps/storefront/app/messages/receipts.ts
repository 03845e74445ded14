import { messageCatalog } from '@estampa/domain/messages'
import { useMessages } from '@estampa/web/messages'

/** The receipt of a transfer or a cheque. */
export const receiptMessages = messageCatalog({
  es: {
    receipt: 'Comprobante',
    optional: 'opcional',
    drop: 'Arrastra el comprobante o',
    choose: 'elige un archivo',
    another: 'Agregar otro archivo',
    kinds: 'PDF, PNG, JPG o WebP, hasta 8 MB.',
    take_photo: 'Sacar una foto',
    sending: (name: string) => `Subiendo ${name}`,
    part: (percent: number) => `Subiendo, ${percent} %`,
    checking: 'Revisando el archivo',
    kept: 'Listo para enviar con el aviso',
    sent_later: 'Se envía cuando confirmes el pedido',
    retry: 'Reintentar',
    replace: 'Cambiar',
    remove: 'Quitar',
    replace_what: (name: string) => `Cambiar ${name}`,
    remove_what: (name: string) => `Quitar ${name}`,
    retry_what: (name: string) => `Reintentar con ${name}`,
    not_sent: 'Un comprobante no se pudo subir. Reintenta o quítalo para seguir.',
    heic: 'Es una foto HEIC, que no todos pueden abrir. Sube una captura de pantalla o la foto en JPG.',
    too_large: 'Pesa más de 8 MB. Sube una captura de pantalla.',
    other_type: 'Sube el comprobante como PDF, PNG, JPG o WebP.',
    size: (kilobytes: number) =>
      kilobytes < 1000
        ? `${Math.max(1, Math.round(kilobytes))} kB`
        : `${(kilobytes / 1000).toFixed(1).replace('.', ',')} MB`,
  },
  arg: {
    drop: 'Arrastrá el comprobante o',
    choose: 'elegí un archivo',
    not_sent: 'Un comprobante no se pudo subir. Reintentá o quitalo para seguir.',
    heic: 'Es una foto HEIC, que no todos pueden abrir. Subí una captura de pantalla o la foto en JPG.',
    too_large: 'Pesa más de 8 MB. Subí una captura de pantalla.',
    other_type: 'Subí el comprobante como PDF, PNG, JPG o WebP.',
  },
})

const ofPurchaseOrder = messageCatalog({
  es: {
    receipt: 'Archivo de la orden de compra',
    drop: 'Arrastra el archivo o',
    kept: 'Listo',
    not_sent: 'El archivo no se pudo subir. Reintenta o quítalo para seguir.',
    other_type: 'Sube la orden de compra como PDF, PNG, JPG o WebP.',
  },
  arg: {
    drop: 'Arrastrá el archivo o',
    not_sent: 'El archivo no se pudo subir. Reintentá o quitalo para seguir.',
    other_type: 'Subí la orden de compra como PDF, PNG, JPG o WebP.',
  },
})

/** The other texts are the same for the file of a purchase order as for a receipt. */
const purchaseOrderFileMessages: typeof receiptMessages = {
  cl: { ...receiptMessages.cl, ...ofPurchaseOrder.cl },
  arg: { ...receiptMessages.arg, ...ofPurchaseOrder.arg },
}

export function useReceiptMessages(purpose: 'payment' | 'purchase_order'): (typeof receiptMessages)['cl'] {
  return useMessages(purpose === 'payment' ? receiptMessages : purchaseOrderFileMessages)
}

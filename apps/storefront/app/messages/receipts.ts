import { catalogue } from './catalogue.ts'

/** The receipt of a transfer or a cheque. */
export const receiptMessages = catalogue({
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

import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** One shop of the installation: its copies, and its deletion. */
export const offboardingMessages = messageCatalog({
  es: {
    back: 'Tiendas',
    loading: 'Cargando la tienda',
    failed: 'No pudimos cargar la tienda',
    leaving_on: (day: string) => `Se borra el ${day}`,
    created: (day: string) => `desde el ${day}`,
    copies: 'Copias',
    copies_text:
      'Todo lo de la tienda en un ZIP: sus datos, tabla por tabla, y sus archivos. Sin contraseñas ni claves de pago o de envío. Una copia se guarda siete días.',
    make_copy: 'Hacer una copia',
    copy_asked: 'La copia se está haciendo. Puedes seguir con otra cosa.',
    no_copies: 'Todavía no hay copias.',
    copy_of: (day: string) => `Copia del ${day}`,
    copy_by: (who: string) => `la pidió ${who}`,
    copy_waiting: 'Por empezar',
    copy_running: (rows: number, files: number) =>
      `Va por ${counted(rows, 'dato', 'datos')} y ${counted(files, 'archivo', 'archivos')}`,
    copy_failed: 'No se pudo hacer. Pide otra.',
    copy_done: (size: string, rows: number, files: number) =>
      `${size}, ${counted(rows, 'dato', 'datos')}, ${counted(files, 'archivo', 'archivos')}`,
    copy_until: (day: string) => `hasta el ${day}`,
    copy_kept: 'se guarda hasta que alguien la borre',
    download: 'Bajar',
    download_of: (day: string) => `Bajar la copia del ${day}`,
    delete_copy: 'Borrar',
    delete_copy_of: (day: string) => `Borrar la copia del ${day}`,
    copy_deleted: 'La copia se borró.',
    delete_shop: 'Borrar la tienda',
    delete_text:
      'Se borra todo: productos, pedidos, cuentas, correos y archivos. Antes se hace una copia, que se guarda. Pasan siete días hasta que se borra, y mientras tanto se puede anular.',
    suspend_first: 'Solo se borra una tienda suspendida.',
    delete_open: 'Borrar esta tienda…',
    delete_title: (name: string) => `¿Borrar ${name}?`,
    delete_typed: (address: string) => `Para confirmar, escribe ${address}`,
    delete_typed_missing: (address: string) => `Escribe ${address}.`,
    delete_submit: 'Borrar en siete días',
    deletion_planned: (name: string, day: string) => `${name} se borra el ${day}.`,
    leaving_text: (who: string, day: string) =>
      `${who} lo pidió el ${day}. Hasta esa fecha nada se pierde, y la tienda sigue suspendida.`,
    copy_at: 'La copia está en los archivos de la instalación:',
    copy_coming: 'La copia se está haciendo. No se borra nada hasta que esté.',
    copy_trouble: 'La copia no se pudo hacer. No se borra nada hasta que haya una; se intenta de nuevo sola.',
    keep: 'No borrarla',
    kept: (name: string) => `${name} ya no se borra. Sigue suspendida.`,
    deleted_shops: 'Tiendas borradas',
    deleted_text: (rows: number, files: number) =>
      `${counted(rows, 'dato', 'datos')} y ${counted(files, 'archivo', 'archivos')} borrados`,
    deleting: 'Se está borrando',
    deleted_on: (day: string, who: string) => `Se borró el ${day}; lo pidió ${who}`,
    cancel: 'Cancelar',
  },
  arg: {
    copy_asked: 'La copia se está haciendo. Podés seguir con otra cosa.',
    copy_failed: 'No se pudo hacer. Pedí otra.',
    delete_typed: (address: string) => `Para confirmar, escribí ${address}`,
    delete_typed_missing: (address: string) => `Escribí ${address}.`,
  },
})

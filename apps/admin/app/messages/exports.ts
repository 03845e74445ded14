import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** Lists as files, and papers. */
export const exportMessages = messageCatalog({
  es: {
    export: 'Descargar',
    formats: { xlsx: 'Excel (XLSX)', csv: 'CSV' },
    exported: (rows: number) => `${counted(rows, 'fila', 'filas')} en el archivo.`,
    payments: 'Descargar pagos',
    payments_title: 'Descargar los pagos',
    payments_does:
      'Lo que entró y salió entre dos días, con documento, neto e impuestos, para la contabilidad.',
    from: 'Desde el día',
    to: 'Hasta el día',
    day_missing: 'Elige el día.',
    days_wrong: 'El último día es anterior al primero.',
    format: 'Formato',
    download: 'Descargar',
    slip: 'Remito de empaque (PDF)',
    pick_ups: 'Lista de retiros',
  },
  arg: { day_missing: 'Elegí el día.' },
})

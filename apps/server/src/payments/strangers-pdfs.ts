/** Folders whose PDFs are kept as somebody sent them, and the name that each is saved under. */
export const strangersPdfs = {
  receipts: 'comprobante.pdf',
  'purchase-orders': 'orden-de-compra.pdf',
  messages: 'adjunto.pdf',
}

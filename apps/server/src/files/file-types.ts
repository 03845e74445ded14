/** The media types of kept files by their ending; a file of any other ending is not handed out. */
export const fileTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  // only those that were cleaned or drawn here are kept
  svg: 'image/svg+xml',
  // what a workshop fetches: everything together, a machine's stitches, a list
  zip: 'application/zip',
  dst: 'application/octet-stream',
  pes: 'application/octet-stream',
  exp: 'application/octet-stream',
  jef: 'application/octet-stream',
  vp3: 'application/octet-stream',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

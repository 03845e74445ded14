/**
 * The files in which a person may bring the art of a product. What an installation reads depends on the programs that its
 * operator named, so the server says which types it takes, and pages name them and refuse the others by that answer alone.
 */
import { type Locale, messageCatalog } from '../messages.ts'

/** A format that is read only by a program of the machine. */
type ProgramFormat = 'EPS' | 'HEIC'

type ArtworkFormat = { readonly name: string; readonly types: readonly string[] }

/** An ending stands beside the types where the file choosers of some systems know no type for it. */
const artworkFormats: readonly ArtworkFormat[] = [
  { name: 'PDF', types: ['application/pdf'] },
  { name: 'AI', types: ['application/illustrator', '.ai'] },
  { name: 'EPS', types: ['application/postscript', '.eps', '.ps'] },
  { name: 'SVG', types: ['image/svg+xml'] },
  { name: 'PNG', types: ['image/png'] },
  { name: 'JPG', types: ['image/jpeg'] },
  { name: 'WebP', types: ['image/webp'] },
  { name: 'GIF', types: ['image/gif'] },
  { name: 'TIFF', types: ['image/tiff'] },
  { name: 'BMP', types: ['image/bmp', 'image/x-ms-bmp'] },
  // named only where it is read: a telephone sends JPEG to a field that does not name it
  { name: 'HEIC', types: ['image/heic', 'image/heif', '.heic', '.heif'] },
]

/** The types that are taken where these programs are missing. */
export function acceptedTypesWithout(missing: readonly ProgramFormat[]): string[] {
  return artworkFormats
    .filter(({ name }) => !missing.some((one) => one === name))
    .flatMap(({ types }) => types)
}

/** «PDF, AI y SVG», or «PDF, AI o SVG», of the formats that have a type among these. */
export function formatNames(
  accepted: readonly string[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
): string {
  const names = artworkFormats
    .filter(({ types }) => types.some((one) => accepted.includes(one)))
    .map(({ name }) => name)
  return new Intl.ListFormat('es', { type }).format(names)
}

export type AcceptedFiles = { readonly types: readonly string[]; readonly maxBytes: number }

/** What a browser knows of a file before it is sent. */
type ChosenFile = { readonly name: string; readonly type: string; readonly size: number }

const isOfType = ({ name, type }: ChosenFile, types: readonly string[]) =>
  types.includes(type) || types.some((one) => one.startsWith('.') && name.toLowerCase().endsWith(one))

/** Why these files are not sent, as a sentence with the way to get there. The server looks into what is sent anyway. */
export function findFileFault(
  files: readonly ChosenFile[],
  accepted: AcceptedFiles,
  locale: Locale,
): string | null {
  const t = artworkFileMessages[locale]
  for (const file of files) {
    if (isOfType(file, accepted.types)) continue
    const format = artworkFormats.find(({ types }) => isOfType(file, types))
    if (format?.name === 'HEIC') return t.heic
    if (format?.name === 'EPS') return t.eps
    // a browser leaves the type empty where it does not know it
    if (file.type) return t.wrong_type(formatNames(accepted.types))
  }
  return files.some(({ size }) => size > accepted.maxBytes) ? t.too_large(megabytesOf(accepted)) : null
}

const megabytesOf = ({ maxBytes }: AcceptedFiles) => Math.floor(maxBytes / 1024 / 1024)

/** What a field takes, as it is said beside it. */
export function acceptedFilesText(accepted: AcceptedFiles): string {
  return `${formatNames(accepted.types, 'disjunction')} de hasta ${megabytesOf(accepted)} MB`
}

const artworkFileMessages = messageCatalog({
  es: {
    too_large: (megabytes: number) => `El archivo supera los ${megabytes} MB. Prueba con uno más liviano.`,
    wrong_type: (formats: string) =>
      `No podemos leer ese archivo. Desde tu programa, expórtalo como PDF o SVG. Leemos ${formats}.`,
    eps: 'Es un EPS, que no podemos leer sin cambiarlo. Ábrelo en Illustrator, CorelDRAW o Inkscape y guárdalo como PDF o SVG: las curvas quedan iguales.',
    heic: 'Es una foto HEIC del iPhone, que todavía no leemos. En el teléfono: Ajustes › Cámara › Formatos › Más compatible. La que ya tienes, expórtala como JPG.',
  },
  arg: {
    too_large: (megabytes: number) => `El archivo supera los ${megabytes} MB. Probá con uno más liviano.`,
    wrong_type: (formats: string) =>
      `No podemos leer ese archivo. Desde tu programa, exportalo como PDF o SVG. Leemos ${formats}.`,
    eps: 'Es un EPS, que no podemos leer sin cambiarlo. Abrilo en Illustrator, CorelDRAW o Inkscape y guardalo como PDF o SVG: las curvas quedan iguales.',
    heic: 'Es una foto HEIC del iPhone, que todavía no leemos. En el teléfono: Ajustes › Cámara › Formatos › Más compatible. La que ya tenés, exportala como JPG.',
  },
})

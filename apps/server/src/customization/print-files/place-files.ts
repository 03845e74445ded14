import { type Assets, drawView } from '@estampa/artwork/drawing'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { NotedFile, PrintJob, PrintPlace } from '../print-files.ts'
import type { Art } from './art.ts'
import { artworkPdf, filmsPdf, layeredPdf } from './artwork-pdfs.ts'
import { dpiFor, viewPng } from './raster.ts'
import { separate } from './separation.ts'

const PNG_DPI = 300
/** What designs are handed on with: 72 dots per inch, twice as large. */
const EXPORT_DPI = 144

type Drawn = { readonly place: PrintPlace; readonly art: Art; readonly assets: Assets }

export async function placeFiles(job: PrintJob, drawn: Drawn, name: string): Promise<NotedFile[] | Refusal> {
  const { place, art, assets } = drawn
  const dpi = dpiFor(place.area, PNG_DPI)
  const png = await viewPng(place.view, place.area, assets, dpi)
  if (isRefusal(png)) return png
  const small = await viewPng(place.view, place.area, assets, dpiFor(place.area, EXPORT_DPI))
  if (isRefusal(small)) return small
  const separations = place.technique.pricing === 'colour' ? await separationFiles(job, drawn, name) : []
  if (isRefusal(separations)) return separations
  return [
    {
      name: `${name}.pdf`,
      bytes: await artworkPdf(job, place, art),
      note: ['Arte final en milímetros reales.', ...art.notes].join(' '),
    },
    ...separations,
    {
      name: `${name}.svg`,
      bytes: textBytes(drawView(place.view, place.area, assets)),
      note: 'El mismo arte para editar.',
    },
    { name: `${name}-${dpi}ppp.png`, bytes: png, note: `Fondo transparente, ${dpi} ppp.` },
    {
      name: `${name}-base64.txt`,
      bytes: textBytes(`data:image/png;base64,${small.toString('base64')}`),
      note: 'Imagen de 72 ppp por 2, en base64.',
    },
  ]
}

async function separationFiles(
  job: PrintJob,
  { place, art, assets }: Drawn,
  name: string,
): Promise<NotedFile[] | Refusal> {
  const separated = await separate(place, art, assets)
  if (isRefusal(separated)) return separated
  const count = separated.inks.length
  const notes = [`Una capa y una tinta plana por color (${count}).`, ...separated.notes]
  return [
    { name: `${name}-capas.pdf`, bytes: await layeredPdf(job, place, separated), note: notes.join(' ') },
    ...(count > 0
      ? [
          {
            name: `${name}-peliculas.pdf`,
            bytes: await filmsPdf(job, place, separated),
            note: `Una película por tinta: ${count}.`,
          },
        ]
      : []),
  ]
}

const textBytes = (text: string) => new TextEncoder().encode(text)

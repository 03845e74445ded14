import type { Rgba } from '@estampa/artwork/pixels/rgba'
import type { ArtToAnalyze } from '../../customization/analyze-art.ts'
import type { ArtToDraw } from '../../customization/draw-art.ts'
import type { PictureToEdit } from '../../customization/edit-picture.ts'
import type { PictureToSew } from '../../customization/embroidery/sew-picture.ts'
import type { MockupToRender } from '../../customization/mockup/render.ts'
import type { PrintAreaRequest } from '../../customization/print-files/print-area-files.ts'
import type { SheetToWrite } from '../../customization/print-files/workshop-sheet.ts'
import type { PdfToDraw } from '../../documents/draw-pdf.ts'

/**
 * The tasks of the worker pools, by name: one line each. A task loads its code when it is first asked for, takes and
 * gives plain data, and reaches neither the database nor the files.
 */
export const tasks = {
  factsOf: async (picture: Rgba) => (await import('@estampa/artwork/pixels/picture-facts')).factsOf(picture),
  seePdf: async (bytes: Uint8Array) => (await import('../inspect-pdf.ts')).inspectPdf(bytes),
  editPicture: async (request: PictureToEdit) =>
    (await import('../../customization/edit-picture.ts')).editPicture(request),
  drawArt: async (art: ArtToDraw) => (await import('../../customization/draw-art.ts')).drawArt(art),
  seeArt: async (art: ArtToAnalyze) => (await import('../../customization/analyze-art.ts')).analyzeArt(art),
  renderMockup: async (request: MockupToRender) =>
    (await import('../../customization/mockup/render.ts')).renderToWebp(request),
  sewPicture: async (picture: PictureToSew) =>
    (await import('../../customization/embroidery/sew-picture.ts')).sewPicture(picture),
  printPlace: async (place: PrintAreaRequest) =>
    (await import('../../customization/print-files/print-area-files.ts')).printArea(place),
  printSheet: async (sheet: SheetToWrite) =>
    (await import('../../customization/print-files/workshop-sheet.ts')).workshopSheet(sheet),
  drawPaper: async (request: PdfToDraw) => (await import('../../documents/draw-pdf.ts')).drawPdf(request),
}

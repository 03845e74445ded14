import type { Rgba } from '@estampa/artwork/pixels/rgba'
import type { ArtToDraw } from '../../customization/draw-art.ts'
import type { PictureToEdit } from '../../customization/edit-picture.ts'
import type { PictureToSew } from '../../customization/embroidery/sew-picture.ts'
import type { MockupToRender } from '../../customization/mockup/render.ts'
import type { PlaceToPrint } from '../../customization/print-files/place-files.ts'
import type { SheetToWrite } from '../../customization/print-files/workshop-sheet.ts'
import type { ArtToSee } from '../../customization/see-art.ts'
import type { PaperToDraw } from '../../papers/draw-paper.ts'

/**
 * The tasks of the worker pools, by name: one line each. A task loads its code when it is first asked for, takes and
 * gives plain data, and reaches neither the database nor the files.
 */
export const tasks = {
  factsOf: async (picture: Rgba) => (await import('@estampa/artwork/pixels/picture-facts')).factsOf(picture),
  seePdf: async (bytes: Uint8Array) => (await import('../see-pdf.ts')).seePdf(bytes),
  editPicture: async (asked: PictureToEdit) =>
    (await import('../../customization/edit-picture.ts')).editPicture(asked),
  drawArt: async (art: ArtToDraw) => (await import('../../customization/draw-art.ts')).drawArt(art),
  seeArt: async (art: ArtToSee) => (await import('../../customization/see-art.ts')).seeArt(art),
  renderMockup: async (asked: MockupToRender) =>
    (await import('../../customization/mockup/render.ts')).renderToWebp(asked),
  sewPicture: async (picture: PictureToSew) =>
    (await import('../../customization/embroidery/sew-picture.ts')).sewPicture(picture),
  printPlace: async (place: PlaceToPrint) =>
    (await import('../../customization/print-files/place-files.ts')).printPlace(place),
  printSheet: async (sheet: SheetToWrite) =>
    (await import('../../customization/print-files/workshop-sheet.ts')).workshopSheet(sheet),
  drawPaper: async (asked: PaperToDraw) => (await import('../../papers/draw-paper.ts')).drawPaper(asked),
}

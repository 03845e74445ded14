import { z } from 'zod'
import { Empty, get, post } from './call.ts'
import { ColorPalette, colorPaletteExample } from './customization/color-palette.ts'
import { designCalls } from './customization/designs.ts'
import { embroideryCalls } from './customization/embroidery.ts'
import {
  pictureExample,
  printingTypesConfigExample,
  printingTypesExample,
  uploadDesignExample,
  uploadLogosExample,
  userLogosExample,
} from './customization/examples.ts'
import { inkCalls } from './customization/ink-suggestions.ts'
import { logoToolCalls } from './customization/logo-tools.ts'
import { LookUpQuery, LookUpResult, lookUpExample } from './customization/look-ups.ts'
import { UploadedPicture } from './customization/uploaded-picture.ts'
import { artworkRefusals } from './refusals/artwork.ts'
import { Money, QueryInt, Text, Uuid } from './wire.ts'

export { Design, DesignElement, DesignView } from './customization/design.ts'
export { DesignPreflightCheck, designCalls, MeasuredDesign, SavedDesign } from './customization/designs.ts'
export { Embroidery, embroideryCalls } from './customization/embroidery.ts'
export { logoToolCalls } from './customization/logo-tools.ts'
export { LookUpQuery, LookUpResult } from './customization/look-ups.ts'
export { preflightSentence } from './customization/preflight-sentences.ts'
export { UploadedPicture } from './customization/uploaded-picture.ts'
export { Customization, CustomizationView } from './customization/view.ts'

/** A technique as shoppers may know it; what it costs is asked with the cart's price. */
export const PrintingType = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  pricing: z.enum(['colour', 'area', 'stitches', 'flat']),
  minUnitsForPrinting: z.int().nullable(),
  customizationUnderMinimumExtraCost: Money.nullable(),
  maxColours: z.int().nullable(),
  max_width_centimeters: z.number().nullable(),
  max_height_centimeters: z.number().nullable(),
  /** The thinnest line, or gap between two, that it makes. */
  least_line_millimeters: z.number(),
  /** The smallest capital letter. */
  least_letter_millimeters: z.number(),
  /** Business days. */
  productionDays: z.int(),
})

export const customization = {
  getPrintingTypes: get('/api/services/app/Zecat/GetPrintingTypes', {
    summary: 'Técnicas de la tienda, por palabras, página por página',
    who: 'public',
    takes: z.object({
      Filtro: Text(120).optional(),
      PaginaActual: QueryInt.pipe(z.int().min(1).max(10_000)).optional(),
    }),
    gives: z.object({ items: z.array(PrintingType), totalCount: z.int(), total_pages: z.int() }),
    example: printingTypesExample,
  }),
  getPrintingTypesConfig: get('/api/services/app/Zecat/GetPrintingTypesConfig', {
    summary: 'Con qué se juzga un logo: resoluciones, tipos de archivo, tamaños, paleta de hilos',
    who: 'public',
    takes: Empty,
    gives: z.object({
      /** Dots per inch at the printed size: fewer are refused, fewer than `warnDPI` warned of. */
      minDPI: z.int(),
      warnDPI: z.int(),
      maxUploadBytes: z.int(),
      acceptedTypes: z.array(z.string()),
      threadPalette: z.array(z.object({ name: z.string(), number: z.string(), hex: z.string() })),
      /** Limits of a design: print areas, elements in each, letters of a text. */
      maxViews: z.int(),
      maxElements: z.int(),
      maxLetters: z.int(),
      maxInstructions: z.int(),
      least_element_millimeters: z.number(),
      /** Height of the em of texts. */
      textSizes: z.object({ min: z.number(), max: z.number() }),
    }),
    example: printingTypesConfigExample,
  }),
  getColorPalette: get('/color-palette', {
    summary: 'Colores para decorar, por clase de técnica',
    who: 'public',
    takes: Empty,
    gives: ColorPalette,
    example: colorPaletteExample,
  }),
  lookUp: post('/', {
    summary: 'Busca las marcas de los productos o las técnicas que los decoran',
    who: 'public',
    takes: LookUpQuery,
    gives: LookUpResult,
    opens: 'read',
    example: lookUpExample,
  }),
  uploadLogos: post('/api/services/app/OrderLogos/UploadLogos', {
    summary: 'Guarda hasta ocho logos de una persona; cada uno se codifica de nuevo',
    who: 'guest',
    takes: z.object({
      /** Of files that have pages; the first is 1. */
      page: QueryInt.pipe(z.int().min(1).max(10_000)).optional(),
    }),
    gives: z.array(UploadedPicture),
    refuses: ['no_file', 'too_many_files', 'file_too_large', 'quota_uploads', ...artworkRefusals],
    opens: 'none',
    multipart: true,
    example: uploadLogosExample,
  }),
  uploadDesign: post('/api/services/app/Designs/UploadDesign', {
    summary: 'Guarda la imagen de un diseño terminado',
    who: 'guest',
    takes: z.object({ name: Text(120).optional() }),
    gives: UploadedPicture,
    refuses: ['no_file', 'too_many_files', 'file_too_large', 'quota_uploads', ...artworkRefusals],
    opens: 'none',
    multipart: true,
    example: uploadDesignExample,
  }),
  getUserLogos: get('/api/services/app/UserLogos/GetUserLogos', {
    summary: 'Los últimos logos que trajo una persona, el más nuevo primero',
    who: 'guest',
    takes: z.object({ limit: QueryInt.pipe(z.int().min(1).max(8)).optional() }),
    gives: z.array(UploadedPicture),
    example: userLogosExample,
  }),
  getPicture: get('/api/services/app/UserLogos/GetPicture', {
    summary: 'Una dirección fresca para una imagen propia',
    who: 'guest',
    takes: z.object({ id: Uuid }),
    gives: UploadedPicture,
    refuses: ['not_found'],
    example: pictureExample,
  }),
  ...designCalls,
  ...logoToolCalls,
  ...embroideryCalls,
  ...inkCalls,
}

import { z } from 'zod'
import { get, post } from '../call.ts'
import { Id, QueryId, Text, Uuid } from '../wire.ts'
import { Design } from './design.ts'
import {
  closeUpExample,
  exportExample,
  measureExample,
  savedExample,
  saveExample,
} from './designs-example.ts'
import { UploadedPicture } from './uploaded-picture.ts'
import { Customization } from './view.ts'

/** A design with its product; `sku` is the variant whose picture shows it. */
const DesignInput = {
  generic_id: Id,
  sku: Text(100).min(1).nullable().default(null),
  design: Design,
}

/** A preflight check of a design, in a sentence; `refuse` cannot be ordered. */
export const DesignPreflightCheck = z.object({
  printing_area_id: z.int(),
  /** Index of the view and of its element; null: the whole print area. */
  view: z.int(),
  element: z.int().nullable(),
  element_id: z.string().nullable(),
  code: z.string(),
  level: z.enum(['note', 'warn', 'refuse']),
  sentence: z.string(),
  /** Fixes that the editor can apply by itself, the best first; `remedy` is the first of them. */
  remedy: z.string().nullable(),
  remedies: z.array(z.string()),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})

/** The measures of a print area's art, taken from the document; sizes are of the box around what is drawn. */
export const MeasuredView = z.object({
  printing_area_id: z.int(),
  technique_id: z.int().nullable(),
  colours: z.int(),
  /** Hex, most used first; of embroidery the threads'. */
  colour_names: z.array(z.string()),
  /** A photograph or gradient: more colors than can be counted. */
  isPhoto: z.boolean(),
  width_centimeters: z.number(),
  height_centimeters: z.number(),
  position: z.object({ x: z.number(), y: z.number(), angle: z.number() }).nullable(),
  thousandStitches: z.number().nullable(),
  /** Threads of embroidery, in the order in which they are sewn. */
  threads: z.array(
    z.object({
      name: z.string(),
      /** The maker's, as on the spool. */
      number: z.string(),
      hex: z.string(),
      /** The color that was drawn, and the thread that comes nearest to it: that which a choice replaces. */
      drawnHex: z.string(),
      nearestHex: z.string(),
    }),
  ),
})

export const MeasuredDesign = z.object({
  /** The decorated print areas, as a line of the cart carries them; without the client's claims. */
  customization: Customization,
  judgements: z.array(DesignPreflightCheck),
  views: z.array(MeasuredView),
})

const DesignPicture = z.object({
  printing_area_id: z.int(),
  url: z.string(),
  preview_url: z.string(),
})

export const SavedDesign = z.object({
  design_id: Uuid,
  name: z.string(),
  customization: Customization,
  /** Mock-up of the first decorated print area; addresses are signed and expire after an hour. */
  customizationRender: z.string().nullable(),
  pictures: z.array(DesignPicture),
})

/** Codes for a design that cannot be made or inspected; `view` and `element` are in the data. */
export const measureRefusals = [
  'product_not_found',
  'variant_not_offered',
  'upload_not_found',
  'clip_art_unknown',
  'too_many_views',
  'place_repeated',
  'printing_area_unknown',
  'too_many_elements',
  'element_repeated',
  'element_invalid',
  'element_outside',
  'ink_name_invalid',
  'ink_name_reserved',
  'ink_name_repeated',
  'size_invalid',
  'text_too_long',
  'instructions_too_long',
  'technique_unknown',
  'technique_not_offered',
  'technique_not_for_area',
  'too_big',
  'too_complex',
  'busy',
] as const

/** Why a line with names and numbers cannot be made yet. */
export const rosterRefusals = ['roster_missing', 'roster_text_too_long', 'roster_letters_missing'] as const

export const designCalls = {
  measureDesign: post('/api/services/app/Designs/MeasureDesign', {
    summary:
      'Mide un diseño desde su documento: colores, tamaño, puntadas, y qué se puede producir. Lo que el cliente afirma no cuenta',
    who: 'guest',
    takes: z.object(DesignInput),
    gives: MeasuredDesign,
    refuses: [...measureRefusals, 'design_empty'],
    opens: 'none',
    example: measureExample,
  }),
  saveDesign: post('/api/services/app/Designs/SaveDesign', {
    summary:
      'Guarda un diseño con sus imágenes. Con design_id cambia el propio; uno que un pedido o una cotización muestra no cambia: da otro id',
    who: 'guest',
    takes: z.object({
      ...DesignInput,
      name: Text(120).default(''),
      design_id: Uuid.nullable().default(null),
    }),
    gives: SavedDesign,
    refuses: [
      ...measureRefusals,
      'technique_not_chosen',
      'design_empty',
      'design_refused',
      'not_found',
      'colours_invalid',
      'too_many_colours',
      'outside_area',
      'stitches_missing',
    ],
    opens: 'none',
    example: saveExample,
  }),
  getDesign: get('/api/services/app/Designs/GetDesign', {
    summary: 'Un diseño propio, con sus logos y direcciones frescas',
    who: 'guest',
    takes: z.object({ id: Uuid }),
    gives: SavedDesign.extend({
      generic_id: z.int(),
      sku: z.string().nullable(),
      design: Design,
      /** Those that still exist. */
      logos: z.array(UploadedPicture),
      savedAt: z.iso.datetime(),
    }),
    refuses: ['not_found'],
    example: savedExample,
  }),
  drawCloseUp: get('/api/services/app/Designs/DrawCloseUp', {
    summary:
      'Un lugar de un diseño propio visto de cerca: la parte del producto alrededor del dibujo, tan grande que se ve cada puntada',
    who: 'guest',
    takes: z.object({ id: Uuid, printing_area_id: QueryId }),
    gives: z.object({
      printing_area_id: z.int(),
      url: z.string(),
      /** Pixels of the picture. */
      width: z.int(),
      height: z.int(),
    }),
    refuses: ['not_found', 'busy', 'upload_not_found', 'clip_art_unknown', 'too_complex'],
    opens: 'none',
    example: closeUpExample,
  }),
  exportDesign: get('/api/services/app/Designs/ExportDesign', {
    summary: 'Un diseño propio para llevar: PNG en base64 (72 DPI × 2), SVG o JSON, lugar por lugar',
    who: 'guest',
    takes: z.object({ id: Uuid, format: z.enum(['base64', 'svg', 'json']) }),
    gives: z.object({
      format: z.enum(['base64', 'svg', 'json']),
      dpi: z.int(),
      multiplier: z.int(),
      views: z.array(
        z.object({
          printing_area_id: z.int(),
          /** Pixels of the picture, at dpi × multiplier. */
          width: z.int(),
          height: z.int(),
          /** A data address, the text of an SVG, or the place as JSON text. */
          content: z.string(),
        }),
      ),
    }),
    refuses: [
      'not_found',
      'busy',
      'upload_not_found',
      'clip_art_unknown',
      'printing_area_unknown',
      'too_complex',
    ],
    opens: 'none',
    example: exportExample,
  }),
}

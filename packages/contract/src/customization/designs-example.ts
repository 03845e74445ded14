import { designExample } from './design.ts'

const [view] = designExample.views
const id = '0b7f2f0e-92b1-4f5c-8e0a-6a3d5c1b2f44'
const picture = '/files/tdt1o0/q81d/shops/1/designs/0b7f2f0e-92b1-4f5c-8e0a-6a3d5c1b2f44/11'
const measured = {
  printing_area_id: 11,
  technique_id: 2,
  colours: 2,
  colour_names: ['#ffffff', '#7a1a2c'],
  width_centimeters: 6,
  height_centimeters: 4.21,
  position: { x: 4, y: 3.805, angle: 0 },
  thousandStitches: null,
}
const customization = {
  views: [
    { ...measured, logo_id: null, design_id: null, instructions: '', elements: [...(view?.elements ?? [])] },
  ],
  applicationDays: 5,
}
const savedDesign = {
  design_id: id,
  name: 'Tazón de la bodega',
  customization: { ...customization, views: customization.views.map((one) => ({ ...one, design_id: id })) },
  customizationRender: `${picture}-preview.webp`,
  pictures: [{ printing_area_id: 11, url: `${picture}.webp`, preview_url: `${picture}-preview.webp` }],
}

const designed = { generic_id: 42, sku: 'TAZ-300-BL', design: designExample }

export const measureExample = {
  takes: designed,
  gives: {
    customization,
    judgements: [
      {
        printing_area_id: 11,
        view: 0,
        element: 0,
        element_id: 'e1',
        code: 'low_resolution',
        level: 'warn' as const,
        sentence:
          '«logo-bodega-del-sur.svg» se verá algo borrosa: tiene 120 puntos por pulgada a este tamaño y lo ideal son 150. Queda nítida hasta 4,8 cm de ancho.',
        remedy: 'vectorise',
        remedies: ['vectorise', 'shrink'],
        params: { name: 'logo-bodega-del-sur.svg', dpi: 120, minimum: 150, width_centimeters: 4.8 },
      },
    ],
    views: [{ ...measured, isPhoto: false, threads: [] }],
  },
}

export const saveExample = { takes: { ...designed, name: 'Tazón de la bodega' }, gives: savedDesign }

export const savedExample = {
  takes: { id },
  gives: { ...savedDesign, ...designed, logos: [], savedAt: '2026-11-20T15:04:05.000Z' },
}

export const closeUpExample = {
  takes: { id, printing_area_id: 11 },
  gives: { printing_area_id: 11, url: `${picture}-near.webp`, width: 1_240, height: 980 },
}

export const exportExample = {
  takes: { id, format: 'base64' as const },
  gives: {
    format: 'base64' as const,
    dpi: 72,
    multiplier: 2,
    views: [
      {
        printing_area_id: 11,
        width: 454,
        height: 454,
        content:
          'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      },
    ],
  },
}

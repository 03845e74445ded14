import { maxInstructions } from '@estampa/domain/customization'
import {
  MAX_DESIGN_ELEMENTS,
  MAX_TEXT_LENGTH,
  MIN_ELEMENT_MM,
  textSizes,
} from '@estampa/domain/customization/design'
import { designRules } from '@estampa/domain/shops'

/**
 * The limits by which a logo is judged. Under 72 dots per inch at the printed size it is refused, under 150 it is warned
 * of. The thread palette is what embroidery previews are reduced to: threads that every workshop has.
 */
export const logoRules = {
  minDPI: designRules.minimumDpi,
  warnDPI: designRules.recommendedDpi,
  maxUploadBytes: 10 * 1024 * 1024,
  acceptedTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'],
  threadPalette: [
    { name: 'Blanco', hex: '#ffffff' },
    { name: 'Negro', hex: '#000000' },
    { name: 'Gris', hex: '#96a1a8' },
    { name: 'Oro viejo', hex: '#a67843' },
    { name: 'Amarillo', hex: '#ffcc00' },
    { name: 'Naranja', hex: '#e25c27' },
    { name: 'Frambuesa', hex: '#cc3366' },
    { name: 'Rojo', hex: '#cc3333' },
    { name: 'Bordó', hex: '#660000' },
    { name: 'Azul marino', hex: '#333366' },
    { name: 'Azul real', hex: '#005397' },
    { name: 'Celeste', hex: '#3399ff' },
    { name: 'Violeta', hex: '#6b5294' },
    { name: 'Verde', hex: '#01784e' },
    { name: 'Verde claro', hex: '#7ba35a' },
    { name: 'Gris claro', hex: '#c9ced1' },
    { name: 'Gris oscuro', hex: '#696d70' },
    { name: 'Beige', hex: '#d8c3a0' },
    { name: 'Marrón', hex: '#5e3f2c' },
    { name: 'Rojo vivo', hex: '#e1121f' },
    { name: 'Rosa', hex: '#f4a9b8' },
    { name: 'Lila', hex: '#a98bc9' },
    { name: 'Celeste claro', hex: '#9fd0ea' },
    { name: 'Turquesa', hex: '#21b3ac' },
    { name: 'Verde bandera', hex: '#009b48' },
    { name: 'Verde oliva', hex: '#6d7233' },
    { name: 'Petróleo', hex: '#0b6e78' },
    { name: 'Azul francia', hex: '#1238c8' },
    { name: 'Rosa fuerte', hex: '#ec5fa0' },
  ],
  // as many as the contract takes
  maxViews: 12,
  maxElements: MAX_DESIGN_ELEMENTS,
  maxLetters: MAX_TEXT_LENGTH,
  maxInstructions,
  least_element_millimeters: MIN_ELEMENT_MM,
  textSizes,
}

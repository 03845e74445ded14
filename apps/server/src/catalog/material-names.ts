/**
 * The materials of a product in the words of the filter. Suppliers describe them freely («Algodón peinado 180 g/m²»,
 * «Vidrio borosilicato y bambú»); a filter with a value for each description finds nothing twice.
 */
import { plainText } from '@estampa/domain/plain-text'

/** The longer names stand before those that they contain. */
const materials = [
  'Fibra de vidrio',
  'Acero inoxidable',
  'Acero',
  'Algodón',
  'Poliéster',
  'Aluminio',
  'Bambú',
  'Cartón',
  'Cerámica',
  'Porcelana',
  'Corcho',
  'Cuerina',
  'Cuero',
  'Elastano',
  'Espuma',
  'Gabardina',
  'Latón',
  'Lino',
  'Lona',
  'Madera',
  'Microfibra',
  'Nailon',
  'Neopreno',
  'Papel',
  'Piqué',
  'Plástico',
  'Polar',
  'Policarbonato',
  'Polietileno',
  'Polipropileno',
  'PVC',
  'Silicona',
  'Softshell',
  'Tritán',
  'Vidrio',
  'Yute',
  'Zamak',
] as const

const known = materials.map((name) => {
  const plain = plainText(name).replaceAll(' ', '\\s+')
  return { name, pattern: new RegExp(`(?<![a-z])${plain}(?![a-z])`) }
})

/** «Frisa de algodón» → Algodón; «Cerámica y silicona» → Cerámica, Silicona; what nobody knows stays as it is said. */
export function materialNames(text: string): string[] {
  const parts = text.split(/\s*[,;/+]\s*|\s+(?:y|e|con)\s+/i)
  return [...new Set(parts.flatMap((part) => nameOf(part) ?? []))]
}

function nameOf(part: string): string | undefined {
  const plain = plainText(part)
  const found = known.find(({ pattern }) => pattern.test(plain))
  if (found) return found.name
  const said = withoutMeasures(part)
  return said ? said.charAt(0).toUpperCase() + said.slice(1) : undefined
}

/** Shares, weights and thicknesses: «100 %», «180 g/m²», «600D». */
function withoutMeasures(part: string): string {
  return part
    .replace(/\d+(?:[.,]\d+)?\s*(?:%|g(?:rs?|ramos)?\b|mm\b|cm\b|d\b|oz\b)?\s*(?:m²|m2)?/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.\-–]+|[\s.\-–]+$/g, '')
}

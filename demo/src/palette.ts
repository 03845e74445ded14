/** The colors that variants come in: their Spanish name and how they look. */
export const palette = {
  blanco: ['Blanco', '#f5f4f1'],
  crema: ['Crema', '#eadfca'],
  natural: ['Natural', '#dccdb0'],
  arena: ['Arena', '#cbb894'],
  gris: ['Gris', '#8b9097'],
  melange: ['Gris melange', '#a4a7ac'],
  grafito: ['Grafito', '#43474e'],
  negro: ['Negro', '#1d1f23'],
  marino: ['Azul marino', '#1e2f52'],
  azul: ['Azul', '#2456a6'],
  francia: ['Azul francia', '#1f5fc4'],
  celeste: ['Celeste', '#8fbfe0'],
  petroleo: ['Petróleo', '#1f5a66'],
  turquesa: ['Turquesa', '#2aa5a0'],
  verde: ['Verde', '#2f8a57'],
  ingles: ['Verde inglés', '#1f4a38'],
  oliva: ['Verde oliva', '#69734a'],
  salvia: ['Verde salvia', '#94a68b'],
  lima: ['Lima', '#a3c948'],
  amarillo: ['Amarillo', '#f0c433'],
  mostaza: ['Mostaza', '#c9942f'],
  naranja: ['Naranja', '#e27a2c'],
  terracota: ['Terracota', '#b9623f'],
  rojo: ['Rojo', '#c1302c'],
  bordo: ['Bordó', '#6d1f33'],
  rosa: ['Rosa', '#e5a3b1'],
  fucsia: ['Fucsia', '#c93a7c'],
  violeta: ['Violeta', '#5f4490'],
  lila: ['Lila', '#b3a1d1'],
  marron: ['Marrón', '#5b3a26'],
  suela: ['Suela', '#9a5f35'],
  bambu: ['Bambú', '#d9b37c'],
  madera: ['Madera', '#c2935c'],
  kraft: ['Kraft', '#c39b69'],
  corcho: ['Corcho', '#c49a6c'],
  acero: ['Acero', '#c7cace'],
  dorado: ['Dorado', '#d3ab58'],
  cobre: ['Cobre', '#b8734a'],
  transparente: ['Transparente', '#dfeaea'],
} as const satisfies Record<string, readonly [string, string]>

export type ColorName = keyof typeof palette

export function paletteHex(color: ColorName): string {
  return palette[color][1]
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function lightnessOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(hex)
  return r * 0.3 + g * 0.59 + b * 0.11
}

/** Whether white ink reads on it. */
export function isDark(hex: string): boolean {
  return lightnessOf(hex) < 150
}

/** The ink that is read on it. */
export const inkOn = (hex: string): string => (isDark(hex) ? '#ffffff' : '#26303c')

/** Whether any ink may stand on it: it is nearly white, gray or black. */
export function isNeutral(hex: string): boolean {
  const channels = channelsOf(hex)
  return Math.max(...channels) - Math.min(...channels) < 46 || lightnessOf(hex) < 60
}

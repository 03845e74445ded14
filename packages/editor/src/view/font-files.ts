/** Where the build puts a typeface's file: beside the editor. The build reads this form of address. */
export const addressOfFont = (key: string): string =>
  new URL(`../../../artwork/fonts/${key}.ttf`, import.meta.url).href

/** A sheet with the name of each typeface drawn in its letters, one symbol per key. */
export const fontNames = new URL('./fonts/names.svg', import.meta.url).href

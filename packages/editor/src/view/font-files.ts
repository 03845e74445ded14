/** Where the build puts a typeface's file: beside the editor. The build reads this form of address. */
export const addressOfFont = (key: string): string =>
  new URL(`../../../artwork/fonts/${key}.ttf`, import.meta.url).href

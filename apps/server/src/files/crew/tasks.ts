/**
 * What the crew can do, by name: one line each. A task loads its code when it is first asked for, takes and
 * gives plain data, and reaches neither the database nor the files.
 */
export const tasks = {
  flatColours: async (picture: { pixels: Uint8Array; width: number; height: number }) =>
    (await import('../flat-colours.ts')).flatColours(picture.pixels, picture.width, picture.height),
}

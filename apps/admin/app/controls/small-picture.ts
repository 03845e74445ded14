const servedPath = /^(\/pictures\/[a-z0-9/-]+)(?:\.\d{3,4})?(?:\.(?:avif|webp|png|jpg))?$/

/** The address of a picture in a size for lists; of a supplier's picture, which the server does not make, its own. */
export function smallPicture(url: string, width: 160 | 320 | 640): string {
  const [, name] = servedPath.exec(url) ?? []
  return name ? `${name}.${width}.webp` : url
}

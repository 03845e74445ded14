/**
 * Files of a drop as the server takes them: PNG, JPG and WebP as they are. AVIF, which it does not decode, and what is too
 * large are drawn anew by this browser first.
 */
const MAX_BYTES = 9_500_000
/** Wider ones are made smaller by the server anyway. */
const MAX_SIDE = 3_200
const plainTypes = ['image/png', 'image/jpeg', 'image/webp']

export async function preparedPicture(file: File): Promise<File | 'not_picture'> {
  const isPlain = plainTypes.includes(file.type) || /\.(png|jpe?g|webp)$/i.test(file.name)
  if (isPlain && file.size <= MAX_BYTES) return file
  const isAvif = file.type === 'image/avif' || /\.avif$/i.test(file.name)
  return isPlain || isAvif ? drawnAnew(file) : 'not_picture'
}

async function drawnAnew(file: File): Promise<File | 'not_picture'> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return 'not_picture'
  const part = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * part)
  canvas.height = Math.round(bitmap.height * part)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // a browser that writes no WebP writes PNG
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95))
  return blob ? new File([blob], file.name, { type: blob.type }) : 'not_picture'
}

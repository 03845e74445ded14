export const proofTypes = ['image/png', 'image/jpeg', 'image/webp']
/** The server takes no larger file. */
const MAX_BYTES = 10 * 1024 * 1024

/** Why a file cannot be a proof, as far as can be told without opening it. */
export function faultOfPicture({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'other_type' | 'too_large' | undefined {
  if (!proofTypes.includes(type)) return 'other_type'
  return size > MAX_BYTES ? 'too_large' : undefined
}

import { decimal } from '@estampa/domain/messages/numbers'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

/** «48 kB», «1,5 MB»: as file managers say it. */
export function fileSizeText(bytes: number): string {
  return bytes < MEGABYTE
    ? `${decimal(Math.max(1, Math.round(bytes / KILOBYTE)))} kB`
    : `${decimal(Math.round(bytes / (MEGABYTE / 10)) / 10)} MB`
}

import { decimal } from '@estampa/domain/messages/numbers'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000

/** «48 kB», «1,5 MB», «2,3 GB»: as file managers say it. */
export function fileSizeText(bytes: number): string {
  if (bytes >= GIGABYTE) return `${decimal(Math.round(bytes / (GIGABYTE / 10)) / 10)} GB`
  return bytes < MEGABYTE
    ? `${decimal(Math.max(1, Math.round(bytes / KILOBYTE)))} kB`
    : `${decimal(Math.round(bytes / (MEGABYTE / 10)) / 10)} MB`
}

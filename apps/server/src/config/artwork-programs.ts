/** Programs of the machine that read what this product cannot; it brings none of them. */
import { accessSync, constants, statSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { z } from 'zod'

const program = () =>
  z.string().refine(isProgram, 'must be the absolute path of a program that may be run here').optional()

export const artworkProgramSettings = {
  GHOSTSCRIPT: program().describe(
    'Path of Ghostscript 10 or newer, which reads logos in EPS; without it they are refused with the way to PDF',
  ),
  HEIF_CONVERT: program().describe(
    'Path of heif-dec or heif-convert, which reads photographs in HEIC; without it they are refused with the way to JPG',
  ),
}

export type ArtworkPrograms = {
  readonly ghostscript: string | undefined
  readonly heifConvert: string | undefined
}

export function artworkProgramsOf(given: {
  GHOSTSCRIPT?: string | undefined
  HEIF_CONVERT?: string | undefined
}): ArtworkPrograms {
  return { ghostscript: given.GHOSTSCRIPT, heifConvert: given.HEIF_CONVERT }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return isAbsolute(path) && statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * An EPS or another PostScript file as PDF, by the Ghostscript of the machine. PostScript is a language for programs: its
 * interpreter runs limited (`external-program.ts`) and in its safe mode, in which a program sees no file but itself and
 * starts nothing. Outlines and the names of inks stay.
 */
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { MEGABYTE } from '../memory/process-memory.ts'
import { inOwnFolder, type ProgramLimits, runExternalProgram } from './external-program.ts'
import { createLimiter } from './limiter.ts'

const limits: ProgramLimits = {
  cpuSeconds: 12,
  memoryBytes: 160 * MEGABYTE,
  addressBytes: 480 * MEGABYTE,
  fileBytes: 48 * MEGABYTE,
}
const WAITING = 48
const limited = createLimiter(1, WAITING)

/** Nothing is sampled down, turned or brought into other colors. */
const asItIs = [
  '-dSAFER',
  '-dBATCH',
  '-dNOPAUSE',
  '-sDEVICE=pdfwrite',
  '-dCompatibilityLevel=1.6',
  '-dEPSCrop',
  '-dAutoRotatePages=/None',
  '-sColorConversionStrategy=LeaveColorUnchanged',
  ...['Color', 'Gray'].flatMap((kind) => [
    `-dDownsample${kind}Images=false`,
    `-dAutoFilter${kind}Images=false`,
    `-d${kind}ImageFilter=/FlateEncode`,
  ]),
  '-dDownsampleMonoImages=false',
]

export async function postscriptAsPdf(
  path: string,
  ghostscript: string,
  { cpuSeconds = limits.cpuSeconds }: { cpuSeconds?: number } = {},
): Promise<Uint8Array | Refusal> {
  return limited(() => inOwnFolder((folder) => convert(path, { ghostscript, folder, cpuSeconds })))
}

type Conversion = { ghostscript: string; folder: string; cpuSeconds: number }

async function convert(
  path: string,
  { ghostscript, folder, cpuSeconds }: Conversion,
): Promise<Uint8Array | Refusal> {
  const [given, made] = ['given.ps', 'made.pdf']
  await copyFile(path, join(folder, given))
  const args = [...asItIs, `-sOutputFile=${made}`, '-f', given]
  const end = await runExternalProgram({
    program: ghostscript,
    args,
    folder,
    limits: { ...limits, cpuSeconds },
  })
  if (isRefusal(end)) return refuse(end.refusal === 'busy' ? 'busy' : 'pdf_too_complex')
  if (/VMerror|limitcheck/.test(end.said)) return refuse('pdf_too_complex')
  const font = foreignFontOf(end.said)
  if (font) return refuse('pdf_live_text', { font })
  if (end.code !== 0) return refuse('postscript_broken')
  // a program that shows no page may leave none
  const pdf = await readFile(join(folder, made)).catch(() => undefined)
  return pdf ?? refuse('postscript_broken')
}

/** Typefaces of Ghostscript that stand in for others: what is set in them is not as it was drawn. */
const standIns: Readonly<Record<string, string>> = {
  NimbusSans: 'Helvetica',
  NimbusSansNarrow: 'Helvetica Narrow',
  NimbusRoman: 'Times',
  NimbusMonoPS: 'Courier',
  URWBookman: 'Bookman',
  URWGothic: 'Avant Garde',
  C059: 'New Century Schoolbook',
  P052: 'Palatino',
  Z003: 'Zapf Chancery',
  D050000L: 'Zapf Dingbats',
  StandardSymbolsPS: 'Symbol',
}

/** The typeface that a file asks for and does not bring. Ghostscript only says so and sets the text in another one. */
function foreignFontOf(said: string): string | undefined {
  const replaced = /Substituting font \S+ for (\S+?)\.?$/m.exec(said)?.[1]
  if (replaced) return replaced
  const loaded = /^Loading (\S+) font from/m.exec(said)?.[1]
  return loaded && (standIns[loaded.split('-')[0] ?? ''] ?? loaded)
}

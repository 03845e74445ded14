import { planStitches } from '@estampa/artwork/embroidery'
import { threadSheet, writeDst } from '@estampa/artwork/embroidery/dst'
import { longestSideMm, type StitchPlan } from '@estampa/artwork/embroidery/plan'
import { drawStitches } from '@estampa/artwork/embroidery/preview'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { drawSvg } from '../../files/draw-svg.ts'
import { drawArt } from '../draw-art.ts'
import { logoRules } from '../logo-rules.ts'
import type { NotedFile, PrintJob, PrintPlace } from '../print-files.ts'

// as the place was looked at when it was priced, so that the same stitches are sewn
const PIXELS_PER_MM = 10
const LONGEST_SIDE = 2_000
const MOST_THREADS = 15
const PREVIEW_SIDE = 1_600

/** The machine's file, its threads and how it will look; nothing where nothing is sewn. */
export async function embroideryFiles(
  job: PrintJob,
  place: PrintPlace,
  name: string,
): Promise<NotedFile[] | Refusal> {
  const { area, technique, view } = place
  if (technique.pricing !== 'stitches' || view.elements.every(({ hidden }) => hidden)) return []
  if (Math.max(area.width, area.height) > longestSideMm) return []
  const plan = await planOf(job, place)
  if (isRefusal(plan)) return plan
  if (plan.stitches === 0) return []
  const scale = Math.min(PIXELS_PER_MM, PREVIEW_SIDE / Math.max(plan.widthMm, plan.heightMm))
  const { data, width, height } = drawStitches(plan, scale)
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  const threads = threadSheet(plan)
  const list = threads.map(
    ({ position, thread, stitches }) => `${position}. ${thread.name} (${thread.hex}): ${stitches} puntadas`,
  )
  const total = `${plan.stitches} puntadas, ${threads.length} hilos, ${plan.trims} cortes, ${Math.ceil(plan.threadMm / 1000)} m de hilo`
  return [
    { name: `${name}.dst`, bytes: writeDst(plan, name.toUpperCase()), note: `Bordado Tajima: ${total}.` },
    {
      name: `${name}-hilos.txt`,
      bytes: new TextEncoder().encode(`${[total, '', ...list].join('\n')}\n`),
      note: `En orden de costura: ${list.join('; ')}.`,
    },
    { name: `${name}-bordado.png`, bytes: picture, note: 'Cómo se ve bordado.' },
  ]
}

async function planOf({ pictures }: PrintJob, place: PrintPlace): Promise<StitchPlan | Refusal> {
  const { area, technique, view } = place
  const { svg } = await drawArt({ view, area, pictures, longestSide: LONGEST_SIDE })
  const longest = Math.max(area.width, area.height)
  const png = await drawSvg(svg, Math.min(LONGEST_SIDE, Math.round(longest * PIXELS_PER_MM)))
  if (isRefusal(png)) return png
  const raw = sharp(png).toColourspace('srgb').ensureAlpha().raw()
  const { data, info } = await raw.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const mostThreads = Math.min(technique.maxColours ?? MOST_THREADS, MOST_THREADS)
  return planStitches({ data, width, height, pixelsPerMm: width / area.width }, logoRules.threadPalette, {
    mostThreads,
  })
}

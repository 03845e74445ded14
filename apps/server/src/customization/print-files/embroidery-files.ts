import { cutFor } from '@estampa/artwork/drawing'
import {
  bobbinThreadMm,
  drawStitches,
  fabricRecipes,
  MAX_SIDE_MM,
  type MachineFormat,
  planStitches,
  type StitchPlan,
  stopsOf,
  writeMachineFiles,
} from '@estampa/artwork/embroidery'
import { counted } from '@estampa/domain/messages/numbers'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { drawSvg } from '../../files/draw-svg.ts'
import { threadTitle } from '../color-palette.ts'
import { drawArt } from '../draw-art.ts'
import { logoRules } from '../logo-rules.ts'
import { embroideryWorksheet, metersOf } from './embroidery-worksheet.ts'
import { placementTemplate } from './placement-template.ts'
import type { NotedFile, PrintAreaRequest } from './print-job.ts'
import { printCpuMs } from './raster.ts'

// as the place was looked at when it was priced, so that the same stitches are sewn
const PIXELS_PER_MM = 10
const LONGEST_SIDE = 2_000
const MAX_THREADS = 15
const PREVIEW_SIDE = 1_600

type EmbroideryResult = {
  readonly files: readonly NotedFile[]
  readonly preview: Uint8Array
  /** Stitches, threads and cuts, as people read them. */
  readonly sewing: string
}

/** The sheet says this of each format: whose machines read it, and whether it carries the threads. */
const formatNotes: Readonly<Record<MachineFormat, string>> = {
  dst: 'Tajima, Barudan, SWF y casi toda máquina. Sin colores: los hilos van en la lista',
  pes: 'Brother y Baby Lock. Con los hilos y sus números; la máquina muestra los de Brother más parecidos',
  exp: 'Melco y Bernina. Sin colores: los hilos van en la lista',
  jef: 'Janome. La máquina muestra los hilos de Janome más parecidos',
  vp3: 'Husqvarna Viking y Pfaff. Con los hilos y sus números',
}

/** The machines' files, their threads and how it will look; undefined where nothing is sewn. */
export async function embroideryFiles(
  request: PrintAreaRequest,
): Promise<EmbroideryResult | Refusal | undefined> {
  const { facts, place, name } = request
  const { area, technique } = place
  if (technique.pricing !== 'stitches' || Math.max(area.width, area.height) > MAX_SIDE_MM) return undefined
  const plan = await planOf(request)
  if (isRefusal(plan)) return plan
  if (plan.stitches === 0) return undefined
  const preview = await sewnPicture(plan)
  const { threads, counts, total } = threadListOf(plan)
  const list = new TextEncoder().encode(`${[total, '', ...threads].join('\n')}\n`)
  const worksheet = await embroideryWorksheet({ facts, place, plan })
  const files = [
    {
      name: `${name}-ficha.pdf`,
      bytes: worksheet,
      note: 'Ficha de bordado para la máquina: paradas con su hilo y su dibujo, bastidor, hilo y tiempo.',
    },
    {
      name: `${name}-plantilla.pdf`,
      bytes: await placementTemplate({ facts, place, plan }),
      note: 'Plantilla a tamaño real para ubicar el bordado: se imprime al 100 %, se recorta y se centra en la cruz.',
    },
    ...writeMachineFiles(plan, machineName(name)).map(({ format, bytes }) => ({
      name: `${name}.${format}`,
      bytes,
      note: `${formatNotes[format]}.`,
    })),
    { name: `${name}-hilos.txt`, bytes: list, note: `${total}. En orden de costura: ${threads.join('; ')}.` },
    { name: `${name}-bordado.png`, bytes: preview, note: 'Cómo se ve bordado.' },
  ]
  return { files, preview, sewing: counts }
}

/** The machine files for one person of a list, one in each format; none where nothing is sewn. */
export async function machineFiles(
  request: PrintAreaRequest,
  title: string,
): Promise<{ name: string; bytes: Uint8Array }[] | Refusal> {
  const { area, technique } = request.place
  if (technique.pricing !== 'stitches' || Math.max(area.width, area.height) > MAX_SIDE_MM) return []
  const plan = await planOf(request)
  if (isRefusal(plan)) return plan
  if (plan.stitches === 0) return []
  return writeMachineFiles(plan, machineName(title)).map(({ format, bytes }) => ({
    name: `${request.name}.${format}`,
    bytes,
  }))
}

/** The thread of each stop of the machine, and the totals of the plan, in words. */
function threadListOf(plan: StitchPlan): { threads: string[]; counts: string; total: string } {
  const stops = stopsOf(plan)
  const threads = stops.map(
    ({ position, thread, stitches, topThreadMm }) =>
      `${position}. ${threadTitle(thread)} (${thread.hex}): ${stitches} puntadas, ${metersOf(topThreadMm)} m`,
  )
  const top = metersOf(stops.reduce((sum, { topThreadMm }) => sum + topThreadMm, 0))
  const ends = `${counted(threads.length, 'hilo', 'hilos')}, ${counted(plan.trims, 'corte', 'cortes')}`
  const counts = `${plan.stitches} puntadas, ${ends}`
  return {
    threads,
    counts,
    total: `${counts}, ${top} m de hilo y ${metersOf(bobbinThreadMm(stops))} m de bobina`,
  }
}

const machineName = (name: string) => name.toUpperCase().replaceAll('-', '').slice(0, 16)

async function sewnPicture(plan: StitchPlan): Promise<Buffer> {
  const scale = Math.min(PIXELS_PER_MM, PREVIEW_SIDE / Math.max(plan.widthMm, plan.heightMm))
  const { data, width, height } = drawStitches(plan, scale)
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

async function planOf({ pictures, place }: PrintAreaRequest): Promise<StitchPlan | Refusal> {
  const { area, technique, view } = place
  const { svg } = await drawArt({
    view,
    area,
    cut: cutFor(technique),
    pictures,
    longestSide: LONGEST_SIDE,
  })
  const longest = Math.max(area.width, area.height)
  const side = Math.min(LONGEST_SIDE, Math.round(longest * PIXELS_PER_MM))
  const png = await drawSvg(svg, side, { isOurs: true, cpuMs: printCpuMs })
  if (isRefusal(png)) return png
  const raw = sharp(png).toColourspace('srgb').ensureAlpha().raw()
  const { data, info } = await raw.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const mostThreads = Math.min(technique.maxColours ?? MAX_THREADS, MAX_THREADS)
  return planStitches({ data, width, height, pixelsPerMm: width / area.width }, logoRules.threadPalette, {
    ...fabricRecipes[place.fabric ?? 'firm'].options,
    mostThreads,
    threadChoices: place.view.threadChoices ?? [],
  })
}

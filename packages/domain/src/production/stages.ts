/** The stages through which the jobs of a technique go: those of the shop, or what such workshops usually have. */
import { type Locale, type Sentence, sentenceIn } from '../messages.ts'
import { type Refusal, refuse } from '../refusal.ts'

export type WorkStage = {
  /** It stays when the stage is renamed or stands elsewhere. */
  readonly key: string
  readonly name: string
}
/** A stage as somebody writes it; without a key it is a new one. */
export type StageInput = { readonly key?: string | undefined; readonly name: string }

/** Where a job stands before its first stage, and after its last one. */
export const WAITING = 'waiting'
export const DONE = 'done'
export const MAX_STAGES = 12

const packed: Sentence = { es: 'Empacado', arg: 'Empaque' }
const pressed: Sentence = { es: 'Planchado' }
const usual: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
  screen_printing: {
    films: { es: 'Películas' },
    screens: { es: 'Mallas', arg: 'Shablones' },
    press: { es: 'En prensa' },
    curing: { es: 'Curado' },
    packed,
  },
  pad_printing: {
    plates: { es: 'Clisés' },
    press: { es: 'En máquina' },
    drying: { es: 'Secado' },
    packed,
  },
  embroidery: {
    digitizing: { es: 'Matriz' },
    machine: { es: 'En máquina' },
    trimming: { es: 'Limpieza' },
    packed,
  },
  laser: {
    fixture: { es: 'Preparación' },
    engraving: { es: 'Grabado' },
    cleaning: { es: 'Limpieza' },
    packed,
  },
  dtf: {
    film: { es: 'Impresión del film' },
    curing: { es: 'Polvo y horno' },
    pressing: pressed,
    packed,
  },
  heat_transfer: {
    cutting: { es: 'Corte' },
    weeding: { es: 'Pelado', arg: 'Descarte' },
    pressing: pressed,
    packed,
  },
  sublimation: {
    printing: { es: 'Impresión' },
    pressing: pressed,
    packed,
  },
}
const ofOthers: Readonly<Record<string, Sentence>> = {
  preparing: { es: 'Preparación' },
  making: { es: 'En producción' },
  packed,
}

/** The stages of a technique where the shop has written none. */
export function usualStages(techniqueKey: string, locale: Locale): WorkStage[] {
  const stages = Object.entries(usual[techniqueKey] ?? ofOthers)
  return stages.map(([key, name]) => ({ key, name: sentenceIn(name, locale) }))
}

/** The stages as they are kept, each with its key; two of one name are refused. */
export function writeStages(
  current: readonly WorkStage[],
  written: readonly StageInput[],
): readonly WorkStage[] | Refusal {
  const names = new Set(written.map(({ name }) => name.toLocaleLowerCase('es')))
  const known = new Set(current.map(({ key }) => key))
  const used = written.flatMap(({ key }) => (key === undefined ? [] : [key]))
  if (names.size < written.length) return refuse('production_stage_twice')
  if (new Set(used).size < used.length || used.some((key) => !known.has(key))) {
    return refuse('production_stages_changed')
  }
  const taken = new Set([...known, WAITING, DONE])
  return written.map(({ key, name }) => ({ key: key ?? newKey(taken), name }))
}

function newKey(taken: Set<string>): string {
  let number = 1
  while (taken.has(`stage_${number}`)) number += 1
  taken.add(`stage_${number}`)
  return `stage_${number}`
}

/** Where what stands in each removed stage goes: to the stage before it that is left, else it waits again. */
export function stagesInstead(
  before: readonly WorkStage[],
  after: readonly WorkStage[],
): Map<string, string> {
  const left = new Set(after.map(({ key }) => key))
  const instead = new Map<string, string>()
  let previous: string = WAITING
  for (const { key } of before) {
    if (left.has(key)) previous = key
    else instead.set(key, previous)
  }
  return instead
}

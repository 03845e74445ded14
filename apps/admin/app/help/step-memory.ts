import { createStore, readStored, useStore, writeStored } from '@estampa/web/state'
import { useMemo } from 'react'
import { type StepName, stepNames } from './first-steps.ts'

/** What this browser knows of somebody's first steps. */
export type StepMemory = { done: readonly StepName[]; isHidden: boolean }

/*
 * Kept in the browser and not on the server: it is no fact of the shop, nobody else reads it, and whoever begins at a
 * second computer loses nothing by seeing the list there once more. What the server knows (the second factor, the
 * chosen notices) is asked of it.
 */
const keyOf = (person: number) => `estampa.office.first-steps.${person}`

const memories = createStore<ReadonlyMap<number, StepMemory>>(new Map())

/** What was stored may be of another version, or foreign. */
export function readStepMemory(stored: unknown): StepMemory {
  const { done, isHidden } = (stored ?? {}) as Partial<Record<keyof StepMemory, unknown>>
  return {
    done: stepNames.filter((name) => Array.isArray(done) && done.includes(name)),
    isHidden: isHidden === true,
  }
}

const memoryOf = (person: number) => memories.get().get(person) ?? readStepMemory(readStored(keyOf(person)))

function keep(person: number, memory: StepMemory): void {
  writeStored(keyOf(person), memory)
  memories.set(new Map(memories.get()).set(person, memory))
}

export function rememberStep(person: number, name: StepName): void {
  const memory = memoryOf(person)
  if (!memory.done.includes(name)) keep(person, { ...memory, done: [...memory.done, name] })
}

export function hideSteps(person: number): void {
  keep(person, { ...memoryOf(person), isHidden: true })
}

/** They stand again where they stood, with what was done. */
export function showSteps(person: number): void {
  keep(person, { ...memoryOf(person), isHidden: false })
}

export function useStepMemory(person: number): StepMemory {
  const known = useStore(memories).get(person)
  return useMemo(() => known ?? memoryOf(person), [known, person])
}

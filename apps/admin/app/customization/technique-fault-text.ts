import { numberText } from '@estampa/domain/messages/numbers'
import { useMessages } from '@estampa/web/messages'
import { techniqueMessages } from '../messages/technique.ts'
import type { TechniqueFaults } from './technique-draft.ts'

/** What is wrong with a field or a cell, in words; undefined where nothing is. */
export function useTechniqueFaultText(faults: TechniqueFaults): (key: string) => string | undefined {
  const t = useMessages(techniqueMessages)
  return (key) => {
    const found = faults[key]
    if (!found) return undefined
    const text = t.faults[found.fault as keyof typeof t.faults]
    return text?.(found.limit === null ? '' : numberText(found.limit)) ?? found.fault
  }
}

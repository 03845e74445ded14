import type { StateTone } from '../controls/state-dot.tsx'
import type { PipelineRow } from './use-quote.ts'

/** How much attention each stage wants of the shop: `waiting` is the shop's turn. */
const stageTones: Record<PipelineRow['stage'], StateTone> = {
  asked: 'waiting',
  answered: 'going',
  seen: 'going',
  accepted: 'done',
  ordered: 'done',
  lost: 'trouble',
  expired: 'quiet',
}

export const stageTone = (stage: PipelineRow['stage']): StateTone => stageTones[stage]

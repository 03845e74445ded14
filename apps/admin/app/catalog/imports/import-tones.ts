import type { StateTone } from '../../controls/state-dot.tsx'
import type { ImportRow } from './use-import.ts'

export const importTones: Record<ImportRow['state'], StateTone> = {
  fetching: 'going',
  looking: 'going',
  choosing: 'waiting',
  checking: 'going',
  checked: 'waiting',
  running: 'going',
  done: 'done',
  failed: 'trouble',
}

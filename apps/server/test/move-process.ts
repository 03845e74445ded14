/** Moves a shop in a process of its own, which dies like one that was killed when it reaches the phase in TEST_KILL_AT. */
import { moveToCell } from '../src/moving/move-shop.ts'

const { TEST_ROLES = '', TEST_MOVE = '', TEST_KILL_AT } = process.env
const { cells, ...roles } = JSON.parse(TEST_ROLES)
await moveToCell({ ...roles, cells: new Map(Object.entries(cells)) }, JSON.parse(TEST_MOVE), {
  graceMs: 0,
  onPhase: (phase) => {
    if (phase === TEST_KILL_AT) process.kill(process.pid, 'SIGKILL')
  },
})

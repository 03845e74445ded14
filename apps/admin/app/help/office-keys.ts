/** Every key of the office by where it counts. */
export const officeKeys = [
  {
    place: 'everywhere',
    keys: [
      { does: 'find', press: ['Ctrl', 'K'] },
      { does: 'keys', press: ['?'] },
      { does: 'close', press: ['Esc'] },
    ],
  },
  {
    place: 'lists',
    keys: [
      { does: 'next_row', press: ['J'] },
      { does: 'previous_row', press: ['K'] },
      { does: 'open_row', press: ['Enter'] },
      { does: 'search', press: ['/'] },
    ],
  },
  { place: 'orders', keys: [{ does: 'mark', press: ['X'] }] },
  { place: 'messages', keys: [{ does: 'answer', press: ['E'] }] },
  { place: 'quotes', keys: [{ does: 'new_quote', press: ['N'] }] },
  {
    place: 'workshop',
    keys: [
      { does: 'walk_board', press: ['←', '→', '↑', '↓'] },
      { does: 'move_card', press: ['M'] },
      { does: 'open_card', press: ['Enter'] },
    ],
  },
  {
    place: 'products',
    keys: [
      { does: 'mark', press: ['X'] },
      { does: 'walk_cells', press: ['←', '→', '↑', '↓'] },
      { does: 'write_cell', press: ['Enter'] },
      { does: 'leave_cell', press: ['Esc'] },
    ],
  },
  { place: 'writing', keys: [{ does: 'send', press: ['Ctrl', 'Enter'] }] },
] as const

/** The name of a key where this browser runs: a Mac has ⌘ where others have Ctrl. */
export function keyName(key: string, platform: string): string {
  return key === 'Ctrl' && /^(Mac|iP)/.test(platform) ? '⌘' : key
}

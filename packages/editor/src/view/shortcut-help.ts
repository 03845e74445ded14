import { keyNames, type Section, type ShortcutId, shortcutIds, shortcuts } from '../kernel/keyboard.ts'
import type { EditorMessages } from './messages.ts'

type ShortcutHelp = { readonly id: ShortcutId; readonly does: string; readonly keys: string }

const isMac = () => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)

/** The first keys of a shortcut, as people read them; the four arrows are one. */
export function keysFor(id: ShortcutId, t: EditorMessages): string {
  const [chord] = shortcuts[id].chords
  const parts = keyNames(chord, isMac()).map((part) => t.keys[part] ?? part)
  if (chord.key.startsWith('Arrow')) parts.splice(-1, 1, '← → ↑ ↓')
  return parts.join(' ')
}

export function shortcutHelpIn(section: Section, t: EditorMessages): readonly ShortcutHelp[] {
  return shortcutIds
    .filter((id) => shortcuts[id].section === section)
    .map((id) => ({ id, does: t.shortcuts[id], keys: keysFor(id, t) }))
}

export const sections: readonly Section[] = ['move', 'choose', 'change', 'order', 'history', 'view']

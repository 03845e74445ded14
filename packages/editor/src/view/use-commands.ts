import type { Action } from '../kernel/state.ts'
import { type EditorStore, useEditorStore } from './editor-store.ts'
import { useAnnounce } from './host-context.ts'
import { useEditorMessages } from './messages.ts'
import { newId } from './new-elements.ts'

export type EditorCommand =
  | 'align_left'
  | 'align_centre'
  | 'align_right'
  | 'align_top'
  | 'align_middle'
  | 'align_bottom'
  | 'distribute_x'
  | 'distribute_y'
  | 'to_front'
  | 'forward'
  | 'backward'
  | 'to_back'
  | 'rotate'
  | 'flip_x'
  | 'flip_y'
  | 'group'
  | 'ungroup'
  | 'duplicate'
  | 'remove'
  | 'undo'
  | 'redo'

const actions: Record<Exclude<EditorCommand, 'duplicate' | 'rotate'>, Action> = {
  align_left: { type: 'align', edge: 'left' },
  align_centre: { type: 'align', edge: 'centre' },
  align_right: { type: 'align', edge: 'right' },
  align_top: { type: 'align', edge: 'top' },
  align_middle: { type: 'align', edge: 'middle' },
  align_bottom: { type: 'align', edge: 'bottom' },
  distribute_x: { type: 'distribute', axis: 'x' },
  distribute_y: { type: 'distribute', axis: 'y' },
  to_front: { type: 'order', to: 'front' },
  forward: { type: 'order', to: 'forward' },
  backward: { type: 'order', to: 'backward' },
  to_back: { type: 'order', to: 'back' },
  flip_x: { type: 'flip', axis: 'x' },
  flip_y: { type: 'flip', axis: 'y' },
  group: { type: 'group' },
  ungroup: { type: 'ungroup' },
  remove: { type: 'remove' },
  undo: { type: 'undo' },
  redo: { type: 'redo' },
}

export function runEditorCommand(store: EditorStore, command: EditorCommand): void {
  if (command === 'duplicate') {
    store.send({ type: 'duplicate', ids: store.get().selection.map(newId) })
  } else if (command === 'rotate') {
    store.send({ type: 'rotate', by: 90 })
    store.send({ type: 'settle' })
  } else store.send(actions[command])
}

export function useCommands() {
  const t = useEditorMessages()
  const store = useEditorStore()
  const announce = useAnnounce()
  const announcements: Partial<Record<EditorCommand, string>> = {
    remove: t.said_removed,
    undo: t.said_undone,
    redo: t.said_redone,
  }
  return {
    run(command: EditorCommand) {
      runEditorCommand(store, command)
      const sentence = announcements[command]
      if (sentence) announce(sentence)
    },
  }
}

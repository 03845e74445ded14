import { canRedo, canUndo } from '../kernel/selectors.ts'
import { ToolButton, ToolGroup } from './controls/tool-button.tsx'
import { useEditor } from './editor-store.ts'
import type { Slots } from './host.ts'
import { useHost } from './host-context.ts'
import { Redo2, Undo2 } from './icons.ts'
import { useEditorMessages } from './messages.ts'
import { MoreMenu } from './more-menu.tsx'
import { keysFor } from './shortcut-help.ts'
import { useCommands } from './use-commands.ts'

/** The way back, the history, and what it costs with the way into the cart. */
export function TopBar({ slots }: { slots: Slots }) {
  const { product } = useHost()
  return (
    <header className="z-30 flex min-h-16 shrink-0 items-center gap-3 border-b border-line bg-paper px-4 max-md:min-h-14 max-md:gap-0 max-md:pr-2 max-md:pl-0.5">
      {slots.back}
      <div className="mr-auto min-w-0 max-lg:sr-only">
        <h1 className="truncate text-16 leading-tight font-semibold">{product}</h1>
        {slots.kept}
      </div>
      <History />
      <MoreMenu />
      <span className="max-md:ml-auto max-md:hidden">{slots.units}</span>
      <span className="max-lg:ml-auto">{slots.price}</span>
      {slots.action}
    </header>
  )
}

function History() {
  const t = useEditorMessages()
  const { run } = useCommands()
  const [undoable, redoable] = [useEditor(canUndo), useEditor(canRedo)]
  return (
    <ToolGroup label={t.history}>
      <ToolButton label={t.undo} keys={keysFor('undo', t)} disabled={!undoable} onPress={() => run('undo')}>
        <Undo2 size={20} aria-hidden="true" />
      </ToolButton>
      <span className="max-md:hidden">
        <ToolButton label={t.redo} keys={keysFor('redo', t)} disabled={!redoable} onPress={() => run('redo')}>
          <Redo2 size={20} aria-hidden="true" />
        </ToolButton>
      </span>
    </ToolGroup>
  )
}

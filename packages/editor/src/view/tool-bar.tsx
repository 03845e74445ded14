import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import type { ShortcutId } from '../kernel/keyboard.ts'
import { ToolButton, ToolGroup } from './controls/tool-button.tsx'
import { elementsOf, useEditor, useEditorStore } from './editor-store.ts'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  BringToFront,
  Copy,
  FlipHorizontal2,
  FlipVertical2,
  Group,
  Lock,
  LockOpen,
  RotateCw,
  SendToBack,
  SlidersHorizontal,
  Trash2,
  Ungroup,
} from './icons.ts'
import { useEditorMessages } from './messages.ts'
import { usePanels } from './open-panel.ts'
import { keysFor } from './shortcut-help.ts'
import { type EditorCommand, useCommands } from './use-commands.ts'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>
type Tool = { command: EditorCommand; icon: Icon; shortcut?: ShortcutId }

const alignTools: readonly Tool[] = [
  { command: 'align_left', icon: AlignStartVertical },
  { command: 'align_centre', icon: AlignCenterVertical },
  { command: 'align_right', icon: AlignEndVertical },
  { command: 'align_top', icon: AlignStartHorizontal },
  { command: 'align_middle', icon: AlignCenterHorizontal },
  { command: 'align_bottom', icon: AlignEndHorizontal },
]
const distributeTools: readonly Tool[] = [
  { command: 'distribute_x', icon: AlignHorizontalSpaceAround },
  { command: 'distribute_y', icon: AlignVerticalSpaceAround },
]
/** Moving by one level is left to the layers panel and the keys. */
const layerTools: readonly Tool[] = [
  { command: 'to_front', icon: BringToFront, shortcut: 'front' },
  { command: 'to_back', icon: SendToBack, shortcut: 'back' },
]
const turnTools: readonly Tool[] = [
  { command: 'rotate', icon: RotateCw },
  { command: 'flip_x', icon: FlipHorizontal2, shortcut: 'flip_across' },
  { command: 'flip_y', icon: FlipVertical2, shortcut: 'flip_down' },
]

/** The tools for the selection; empty while nothing is selected. */
export function ToolBar() {
  const t = useEditorMessages()
  const store = useEditorStore()
  const { panel, open } = usePanels()
  const selection = useEditor((state) => state.selection)
  const elements = useEditor(elementsOf)
  const chosen = elements.filter(({ id }) => selection.includes(id))
  if (chosen.length === 0) return null
  // a phone has no room for both
  const isCrowded = panel !== null && 'max-md:hidden'
  const isLocked = chosen.every((one) => one.locked)
  const isGrouped = chosen.some((one) => one.group !== null)
  return (
    <div
      role="toolbar"
      aria-label={t.actions}
      className={clsx(
        isCrowded,
        'flex max-w-full items-center overflow-x-auto rounded-large border border-line bg-paper p-1 shadow-lifted max-md:rounded-none max-md:border-x-0 max-md:shadow-none',
      )}
    >
      <span className="flex items-center max-md:-order-2 lg:hidden">
        <ToolButton
          label={t.properties}
          pressed={panel === 'properties'}
          onPress={() => open(panel === 'properties' ? null : 'properties')}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
        </ToolButton>
        <Divider />
      </span>
      <Tools label={t.align} tools={alignTools} disabled={isLocked} />
      {chosen.length > 2 && <Tools label={t.align} tools={distributeTools} disabled={isLocked} />}
      <Divider />
      <Tools label={t.order} tools={layerTools} disabled={isLocked} />
      <Divider />
      <Tools label={t.rotate} tools={turnTools} disabled={isLocked} />
      <Divider />
      {chosen.length > 1 && !isGrouped && (
        <Tools label={t.group} tools={[{ command: 'group', icon: Group, shortcut: 'group' }]} />
      )}
      {isGrouped && (
        <Tools label={t.ungroup} tools={[{ command: 'ungroup', icon: Ungroup, shortcut: 'ungroup' }]} />
      )}
      <ToolButton
        label={isLocked ? t.unlock : t.lock}
        onPress={() => store.send({ type: 'mark', locked: !isLocked })}
      >
        {isLocked ? <LockOpen size={18} aria-hidden="true" /> : <Lock size={18} aria-hidden="true" />}
      </ToolButton>
      <Tools
        label={t.actions}
        className="max-md:-order-1"
        disabled={isLocked}
        tools={[
          { command: 'duplicate', icon: Copy, shortcut: 'duplicate' },
          { command: 'remove', icon: Trash2, shortcut: 'remove' },
        ]}
      />
    </div>
  )
}

type ToolsProps = { label: string; tools: readonly Tool[]; disabled?: boolean; className?: string }

function Tools({ label, tools, disabled = false, className = '' }: ToolsProps) {
  const t = useEditorMessages()
  const { run } = useCommands()
  return (
    <ToolGroup label={label} className={className}>
      {tools.map(({ command, icon: Icon, shortcut }) => (
        <ToolButton
          key={command}
          label={t[command]}
          keys={shortcut && keysFor(shortcut, t)}
          disabled={disabled}
          onPress={() => run(command)}
        >
          <Icon size={18} aria-hidden="true" />
        </ToolButton>
      ))}
    </ToolGroup>
  )
}

const Divider = () => <span aria-hidden="true" className="mx-1 h-6 w-px shrink-0 bg-line" />

import { type DesignElement, MAX_ELEMENT_NAME_LENGTH } from '@estampa/domain/customization/design'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useEditorStore } from '../editor-store.ts'
import {
  ChevronDown,
  ChevronUp,
  Eye,
  EyeOff,
  Group,
  Image,
  Lock,
  LockOpen,
  PencilLine,
  Shapes,
  Trash2,
  Type,
} from '../icons.ts'
import { useEditorMessages } from '../messages.ts'
import { useElementProperties } from '../use-element-properties.ts'

type LayerRowProps = { element: DesignElement; index: number; count: number; isChosen: boolean }

const icons = { image: Image, text: Type, clip_art: Shapes }

export function LayerRow({ element, index, count, isChosen }: LayerRowProps) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const change = useElementProperties(element)
  const [isNaming, setIsNaming] = useState(false)
  const { id, name, type, hidden, locked, group } = element
  const Icon = icons[type]
  return (
    <div className={clsx('py-1.5', isChosen && 'bg-wash')}>
      {isNaming ? (
        <NameField element={element} onDone={() => setIsNaming(false)} />
      ) : (
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={(event) => store.send({ type: 'select', ids: [id], extend: event.shiftKey })}
          onDoubleClick={() => setIsNaming(true)}
          className="flex min-h-9 w-full items-center gap-2 px-2 text-left text-14"
        >
          <Icon size={16} className="text-ink-faint" aria-hidden="true" />
          <span
            className={clsx(
              'min-w-0 flex-1 truncate',
              isChosen && 'font-semibold',
              hidden && 'text-ink-faint line-through',
            )}
          >
            {name}
          </span>
          {group && <Group size={14} className="text-ink-faint" aria-label={t.grouped} />}
        </button>
      )}
      <div className="flex pl-1">
        <RowButton
          label={t.move_up(name)}
          disabled={index === count - 1}
          onPress={() => store.send({ type: 'reorder', id, index: index + 1 })}
        >
          <ChevronUp size={16} aria-hidden="true" />
        </RowButton>
        <RowButton
          label={t.move_down(name)}
          disabled={index === 0}
          onPress={() => store.send({ type: 'reorder', id, index: index - 1 })}
        >
          <ChevronDown size={16} aria-hidden="true" />
        </RowButton>
        <RowButton label={hidden ? t.show(name) : t.hide(name)} onPress={() => change({ hidden: !hidden })}>
          {hidden ? <EyeOff size={15} aria-hidden="true" /> : <Eye size={15} aria-hidden="true" />}
        </RowButton>
        <RowButton
          label={locked ? t.unlock_layer(name) : t.lock_layer(name)}
          onPress={() => change({ locked: !locked })}
        >
          {locked ? <Lock size={15} aria-hidden="true" /> : <LockOpen size={15} aria-hidden="true" />}
        </RowButton>
        <RowButton label={t.rename(name)} onPress={() => setIsNaming(true)}>
          <PencilLine size={15} aria-hidden="true" />
        </RowButton>
        <RowButton
          label={t.remove_layer(name)}
          disabled={locked}
          onPress={() => {
            store.send({ type: 'select', ids: [id] })
            store.send({ type: 'remove' })
          }}
        >
          <Trash2 size={15} aria-hidden="true" />
        </RowButton>
      </div>
    </div>
  )
}

function NameField({ element, onDone }: { element: DesignElement; onDone: () => void }) {
  const t = useEditorMessages()
  const change = useElementProperties(element)
  const [name, setName] = useState(element.name)
  const take = () => {
    if (name.trim() && name !== element.name) change({ name: name.trim() })
    onDone()
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the name that was pressed
      autoFocus
      aria-label={t.layer_name}
      maxLength={MAX_ELEMENT_NAME_LENGTH}
      value={name}
      onChange={(event) => setName(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') take()
        if (event.key === 'Escape') onDone()
      }}
      className="mx-2 min-h-9 w-inset rounded-small border border-line-strong px-2 text-14"
    />
  )
}

type RowButtonProps = { label: string; disabled?: boolean; onPress: () => void; children: ReactNode }

function RowButton({ label, disabled, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className="grid size-8 place-items-center rounded-small text-ink-soft hover:bg-paper hover:text-ink aria-disabled:opacity-35 max-md:size-11"
    >
      {children}
    </button>
  )
}

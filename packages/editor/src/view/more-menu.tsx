import { Popover } from '@estampa/ui/popover'
import { type ReactNode, useRef, useState } from 'react'
import { useEditorStore } from './editor-store.ts'
import { useAssetCache, useHost } from './host-context.ts'
import { Download, Ellipsis, Eye, FolderOpen, Grid3x3, Keyboard, Redo2, Ruler } from './icons.ts'
import { useEditorMessages } from './messages.ts'
import { useSheets } from './sheets.tsx'
import { useDesignFile } from './use-design-file.ts'
import { useViewOptions } from './view-options.ts'

export function MoreMenu() {
  const t = useEditorMessages()
  const [isOpen, setIsOpen] = useState(false)
  const sheets = useSheets()
  const open = (next: 'keyboard' | 'preview') => {
    setIsOpen(false)
    sheets.open(next)
  }
  return (
    <>
      <button
        type="button"
        onClick={() => open('preview')}
        className="inline-flex min-h-10 items-center gap-2 rounded-base px-3 text-14 font-semibold hover:bg-wash max-md:hidden"
      >
        <Eye size={18} aria-hidden="true" />
        {t.preview}
      </button>
      <Popover
        label={t.more}
        align="end"
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button
            type="button"
            aria-label={t.more}
            className="grid size-10 shrink-0 place-items-center rounded-base hover:bg-wash max-md:size-11"
          >
            <Ellipsis size={20} aria-hidden="true" />
          </button>
        }
      >
        <MenuRows onSheet={open} onDone={() => setIsOpen(false)} />
      </Popover>
    </>
  )
}

function MenuRows({
  onSheet,
  onDone,
}: {
  onSheet: (sheet: 'keyboard' | 'preview') => void
  onDone: () => void
}) {
  const t = useEditorMessages()
  const { grid, ruler, toggle } = useViewOptions()
  const { product } = useHost()
  const store = useEditorStore()
  const file = useDesignFile(store, useAssetCache(), product)
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className="-m-2 grid w-64 text-14">
      <div className="grid md:hidden">
        <MenuRow icon={<Redo2 size={18} aria-hidden="true" />} onPress={() => store.send({ type: 'redo' })}>
          {t.redo}
        </MenuRow>
      </div>
      <MenuRow icon={<Eye size={18} aria-hidden="true" />} onPress={() => onSheet('preview')}>
        {t.preview}
      </MenuRow>
      <MenuRow icon={<Grid3x3 size={18} aria-hidden="true" />} pressed={grid} onPress={() => toggle('grid')}>
        {t.grid}
      </MenuRow>
      <MenuRow icon={<Ruler size={18} aria-hidden="true" />} pressed={ruler} onPress={() => toggle('ruler')}>
        {t.ruler}
      </MenuRow>
      <MenuRow icon={<Keyboard size={18} aria-hidden="true" />} onPress={() => onSheet('keyboard')}>
        {t.keyboard}
      </MenuRow>
      <hr className="my-1 border-line" />
      <MenuRow
        icon={<Download size={18} aria-hidden="true" />}
        onPress={() => {
          file.save()
          onDone()
        }}
      >
        {t.export_design}
      </MenuRow>
      <MenuRow icon={<FolderOpen size={18} aria-hidden="true" />} onPress={() => chooser.current?.click()}>
        {t.import_design}
      </MenuRow>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        aria-label={t.import_design}
        tabIndex={-1}
        className="sr-only"
        onChange={async ({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen && (await file.open(chosen))) onDone()
        }}
      />
      {file.trouble && (
        <p role="alert" className="px-2 py-1 text-error">
          {t.import_failed}
        </p>
      )}
    </div>
  )
}

type MenuRowProps = { icon: ReactNode; pressed?: boolean; onPress: () => void; children: ReactNode }

function MenuRow({ icon, pressed, onPress, children }: MenuRowProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="flex min-h-11 items-center gap-3 rounded-small px-2 text-left hover:bg-wash aria-pressed:bg-brand-wash aria-pressed:font-semibold"
    >
      {icon}
      {children}
    </button>
  )
}

import { clsx } from 'clsx'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useEditor } from './editor-store.ts'
import type { Slots } from './host.ts'
import { X } from './icons.ts'
import { useEditorMessages } from './messages.ts'
import { type OpenPanel, PanelContext } from './open-panel.ts'
import { panels } from './panels/panels.tsx'
import { PropertiesPanel } from './properties/properties-panel.tsx'
import { ToolRail } from './tool-rail.tsx'
import { TopBar } from './top-bar.tsx'
import { Workspace } from './workspace.tsx'

/** The whole screen: tools left, product in the middle, properties right; on a phone the tools are at the bottom. */
export function EditorFrame({ slots }: { slots: Slots }) {
  // a phone shows the product first
  const [panel, setPanel] = useState<OpenPanel>(() => (isNarrow() ? null : 'images'))
  return (
    <PanelContext value={{ panel, open: setPanel }}>
      <div className="flex h-dvh flex-col overflow-clip bg-wash">
        <TopBar slots={slots} />
        <div className="flex min-h-0 flex-1 max-md:flex-col">
          <ToolRail />
          {panel !== null && <SidePanel key={panel} panel={panel} onClose={() => setPanel(null)} />}
          <Workspace slots={slots} />
          <Properties slots={slots} />
        </div>
      </div>
    </PanelContext>
  )
}

const isNarrow = () => window.matchMedia('(max-width: 959.98px)').matches

type SidePanelProps = { panel: NonNullable<OpenPanel>; onClose: () => void }

/** Beside the product, never over it: what is changed stays in sight, on a phone too. */
function SidePanel({ panel, onClose }: SidePanelProps) {
  const t = useEditorMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // of a phone's sheet; beside a desk's canvas the focus stays on the tool that was pressed
    if (isNarrow()) heading.current?.focus({ preventScroll: true })
  }, [])
  const Body = panel === 'properties' ? PropertiesPanel : panels[panel].body
  return (
    <section
      id="builder-panel"
      aria-labelledby="builder-panel-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onClose()
      }}
      className={clsx(
        'flex shrink-0 flex-col bg-paper md:w-74 md:border-r md:border-line lg:w-78',
        'max-md:order-2 max-md:max-h-view-45 max-md:animate-slide-up max-md:rounded-t-large max-md:border-t max-md:border-line max-md:shadow-floating',
      )}
    >
      <header className="flex shrink-0 items-center justify-between pt-2 pr-2 pl-5 max-md:pl-4">
        <h2
          id="builder-panel-title"
          ref={heading}
          tabIndex={-1}
          className="text-18 font-semibold outline-none"
        >
          {panel === 'properties' ? t.properties : t[`panel_${panel}`]}
        </h2>
        <button
          type="button"
          aria-label={t.close_panel}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-wash hover:text-ink"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <ScrollArea>
        <Deferred>
          <Body />
        </Deferred>
      </ScrollArea>
    </section>
  )
}

function ScrollArea({ children }: { children: ReactNode }) {
  return (
    // a region that scrolls can be reached and scrolled by keyboard
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 max-md:px-4">
      {children}
    </div>
  )
}

/** Panels beside the product are rendered a moment later: drawing does not wait for them. */
function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}

/** While nothing is selected there is room for what the price consists of. */
function Properties({ slots }: { slots: Slots }) {
  const t = useEditorMessages()
  const isIdle = useEditor(({ selection }) => selection.length === 0)
  return (
    <aside
      aria-label={t.properties}
      className="flex w-72 shrink-0 flex-col border-l border-line bg-paper max-lg:hidden"
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        <Deferred>
          <PropertiesPanel />
        </Deferred>
      </div>
      <Deferred>
        {isIdle && <div className="shrink-0 border-t border-line px-5 py-3">{slots.breakdown}</div>}
      </Deferred>
    </aside>
  )
}

import { clsx } from 'clsx'
import { type RefObject, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { activeView } from '../kernel/selectors.ts'
import { ToolButton, ToolGroup } from './controls/tool-button.tsx'
import { useEditorStore } from './editor-store.ts'
import { typeIntoText } from './focus-field.ts'
import { useAssetCache, useHost } from './host-context.ts'
import { Maximize, ZoomIn, ZoomOut } from './icons.ts'
import { type EditorMessages, useEditorMessages } from './messages.ts'
import { usePanels } from './open-panel.ts'
import { useSheets } from './sheets.tsx'
import { keysFor } from './shortcut-help.ts'
import { drawnColors, engravingFilter } from './stage/engraving.ts'
import type { StageLabels } from './stage/stage-labels.ts'
import type { Menu } from './stage/use-input.ts'
import { Stage, type StageHandle } from './stage.tsx'
import { StageMenu } from './stage-menu.tsx'
import { useAssetVersion } from './use-asset-version.ts'
import { useTechnique } from './use-technique.ts'
import { useViewOptions } from './view-options.ts'

const zoomStep = 1.25

/** The stage with what it needs of this editor, and how near it is seen. */
export function StageFrame() {
  const t = useEditorMessages()
  const store = useEditorStore()
  const state = useSyncExternalStore(store.follow, store.get, store.get)
  const assetCache = useAssetCache()
  const version = useAssetVersion()
  const { grid, ruler } = useViewOptions()
  const { open } = usePanels()
  const sheets = useSheets()
  const { places, product } = useHost()
  const stage = useRef<StageHandle>(null)
  const [zoom, setZoom] = useState(1)
  const [menu, setMenu] = useState<Menu | null>(null)
  const technique = useTechnique()
  const labels = useMemo(() => stageLabels(t), [t])
  const place = places.find(({ id }) => id === state.active) ?? places[0]
  if (!place) return null
  const { src, width, height } = place.picture
  const colors = drawnColors(activeView(state).elements, (element) =>
    element.type === 'image'
      ? (assetCache.logo(element.logo_id)?.colours ?? [])
      : assetCache.coloursOf(element.source),
  )
  return (
    <div className="relative min-h-0 flex-1">
      <Stage
        ref={stage}
        state={state}
        dispatch={store.send}
        picture={{ src, width, height, alt: product }}
        placement={place.placement}
        assets={assetCache.assets}
        version={version}
        artFilter={engravingFilter(technique?.key, place.ground, colors)}
        options={{ grid, ruler }}
        words={labels}
        onEditText={() => {
          open('text')
          typeIntoText()
        }}
        onCrop={sheets.openCrop}
        onMenu={setMenu}
        onHelp={() => sheets.open('keyboard')}
        onZoom={setZoom}
      />
      <ZoomTools stage={stage} zoom={zoom} />
      {menu?.id && (
        <StageMenu
          at={menu}
          onClose={(isByKey) => {
            setMenu(null)
            if (isByKey) stage.current?.focus()
          }}
        />
      )}
    </div>
  )
}

function ZoomTools({ stage, zoom }: { stage: RefObject<StageHandle | null>; zoom: number }) {
  const t = useEditorMessages()
  const { panel } = usePanels()
  return (
    <div
      className={clsx(
        panel !== null && 'max-md:hidden',
        'absolute right-3 bottom-3 z-10 flex items-center rounded-base border border-line bg-paper p-0.5 shadow-lifted max-md:right-2 max-md:bottom-2',
      )}
    >
      <ToolGroup label={t.view}>
        <ToolButton
          label={t.zoom_out}
          keys={keysFor('zoom_out', t)}
          onPress={() => stage.current?.zoomBy(1 / zoomStep)}
        >
          <ZoomOut size={18} aria-hidden="true" />
        </ToolButton>
        <span className="tabular w-11 text-center text-12 text-ink-soft max-md:hidden">
          {Math.round(zoom * 100)} %
        </span>
        <ToolButton
          label={t.zoom_in}
          keys={keysFor('zoom_in', t)}
          onPress={() => stage.current?.zoomBy(zoomStep)}
        >
          <ZoomIn size={18} aria-hidden="true" />
        </ToolButton>
        <ToolButton
          label={zoom < 0.99 ? t.zoom_area : t.zoom_fit}
          keys={keysFor('zoom_fit', t)}
          onPress={() => stage.current?.fit()}
        >
          <Maximize size={18} aria-hidden="true" />
        </ToolButton>
      </ToolGroup>
    </div>
  )
}

function stageLabels(t: EditorMessages): StageLabels {
  return {
    stage: t.stage,
    stage_help: t.stage_help,
    chosen_none: t.chosen_none,
    chosen_one: t.chosen_one,
    chosen_many: t.selected,
  }
}

import { type Design, MAX_DESIGN_ELEMENTS } from '@estampa/domain/customization/design'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type AssetCache, openAssetCache } from './asset-cache.ts'
import { EditorFrame } from './editor-frame.tsx'
import { createEditor, EditorContext, type EditorStore } from './editor-store.ts'
import type { Host, Slots } from './host.ts'
import { HostContext } from './host-context.ts'
import { MessagesContext, messagesOf } from './messages.ts'
import {
  type AreaColors,
  AreaColorsContext,
  type EditorCheck,
  PreflightContext,
  type PreflightStatus,
  PreflightStatusContext,
} from './preflight.ts'
import { SheetsProvider } from './sheets.tsx'
import { areaWith } from './techniques.ts'
import { useUploadState } from './use-upload-state.ts'
import { type ViewOptions, ViewOptionsContext } from './view-options.ts'

export type EditorProps = {
  host: Host
  /** The initial design; later values are ignored. */
  first: Design
  slots: Slots
  judgements: readonly EditorCheck[]
  judging: PreflightStatus
  colors: readonly AreaColors[]
}

/** The whole editor. Give it another `key` to open another design. */
export function Editor({ host, first, slots, judgements, judging, colors }: EditorProps) {
  const [store] = useState(() => openStore(host, first))
  const [assetCache] = useState(() => openAssetCache({ findLogo: (id) => host.desk.find(id) }))
  const t = useMemo(() => messagesOf(host.locale), [host.locale])
  const [announcement, setSaid] = useState('')
  const intake = useUploadState({ host, assetCache, store, t, say: setSaid })
  useFollowing(store, assetCache, host)
  return (
    <MessagesContext value={t}>
      <EditorContext value={store}>
        <HostContext value={{ host, assetCache, intake, announce: setSaid }}>
          <PreflightContext value={judgements}>
            <PreflightStatusContext value={judging}>
              <AreaColorsContext value={colors}>
                <ViewOptionsProvider>
                  <SheetsProvider>
                    <EditorFrame slots={slots} />
                  </SheetsProvider>
                  <p role="status" className="sr-only">
                    {announcement}
                  </p>
                </ViewOptionsProvider>
              </AreaColorsContext>
            </PreflightStatusContext>
          </PreflightContext>
        </HostContext>
      </EditorContext>
    </MessagesContext>
  )
}

function openStore({ places, techniques, locale, notify }: Host, first: Design): EditorStore {
  const areas = places.map((place) => {
    const view = first.views.find((one) => one.printing_area_id === place.id)
    return areaWith(
      place,
      techniques.find((one) => one.id === view?.technique_id),
    )
  })
  const drawn = first.views.find(({ elements }) => elements.length > 0)?.printing_area_id
  return createEditor(first, areas, areas.find(({ id }) => id === drawn)?.id ?? areas[0]?.id ?? 0, () =>
    notify?.(messagesOf(locale).full(MAX_DESIGN_ELEMENTS)),
  )
}

/** Fetches what the design needs, and tells the page what has become of it. */
function useFollowing(store: EditorStore, assetCache: AssetCache, host: Host): void {
  const { onChange } = host
  useEffect(() => {
    let { design } = store.get()
    assetCache.want(design)
    return store.subscribe(() => {
      const next = store.get().design
      if (next === design) return
      design = next
      assetCache.want(design)
      onChange(design)
    })
  }, [store, assetCache, onChange])
}

function ViewOptionsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState({ grid: false, ruler: false })
  const sight: ViewOptions = {
    ...shown,
    toggle: (what) => setShown((now) => ({ ...now, [what]: !now[what] })),
  }
  return <ViewOptionsContext value={sight}>{children}</ViewOptionsContext>
}

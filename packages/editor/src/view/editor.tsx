import { type Design, mostElements } from '@estampa/domain/customization/design'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type AssetCache, openAssetCache } from './asset-cache.ts'
import { createEditor, EditorContext, type EditorStore } from './editor-store.ts'
import { Frame } from './frame.tsx'
import type { Host, Slots } from './host.ts'
import { HostContext } from './host-context.ts'
import { type Judgement, JudgementContext, type Judging, JudgingContext } from './judgements.ts'
import { WithSheets } from './sheets.tsx'
import { type Sight, SightContext } from './sight.ts'
import { mostOf } from './techniques.ts'
import { useIntake } from './use-intake.ts'
import { WordsContext, wordsOf } from './words.ts'

export type EditorProps = {
  host: Host
  /** What there is at the beginning; later ones are not looked at. */
  first: Design
  slots: Slots
  judgements: readonly Judgement[]
  judging: Judging
}

/** The whole editor. Give it another `key` to open another design. */
export function Editor({ host, first, slots, judgements, judging }: EditorProps) {
  const [store] = useState(() => openStore(host, first))
  const [assetCache] = useState(() => openAssetCache({ findLogo: (id) => host.desk.find(id) }))
  const t = useMemo(() => wordsOf(host.locale), [host.locale])
  const [said, setSaid] = useState('')
  const intake = useIntake({ host, assetCache, store, t, say: setSaid })
  useFollowing(store, assetCache, host)
  return (
    <WordsContext value={t}>
      <EditorContext value={store}>
        <HostContext value={{ host, assetCache, intake, announce: setSaid }}>
          <JudgementContext value={judgements}>
            <JudgingContext value={judging}>
              <WithSight>
                <WithSheets>
                  <Frame slots={slots} />
                </WithSheets>
                <p role="status" className="sr-only">
                  {said}
                </p>
              </WithSight>
            </JudgingContext>
          </JudgementContext>
        </HostContext>
      </EditorContext>
    </WordsContext>
  )
}

function openStore({ places, techniques, locale, notify }: Host, first: Design): EditorStore {
  const areas = places.map(({ id, name, width, height }) => {
    const view = first.views.find((one) => one.printing_area_id === id)
    const technique = techniques.find((one) => one.id === view?.technique_id)
    return { id, name, width, height, most: technique ? mostOf(technique, { width, height }) : null }
  })
  const drawn = first.views.find(({ elements }) => elements.length > 0)?.printing_area_id
  return createEditor(first, areas, areas.find(({ id }) => id === drawn)?.id ?? areas[0]?.id ?? 0, () =>
    notify?.(wordsOf(locale).full(mostElements)),
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

function WithSight({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState({ grid: false, ruler: false })
  const sight: Sight = {
    ...shown,
    toggle: (what) => setShown((now) => ({ ...now, [what]: !now[what] })),
  }
  return <SightContext value={sight}>{children}</SightContext>
}

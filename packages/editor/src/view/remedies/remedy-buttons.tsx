import { Button } from '@estampa/ui/button'
import { useState } from 'react'
import { useStore } from '../editor-store.ts'
import { isTrouble } from '../host.ts'
import { useAnnounce, useAssetCache, useHost } from '../host-context.ts'
import type { Judgement } from '../judgements.ts'
import { usePanels } from '../open-panel.ts'
import { useWords } from '../words.ts'
import { type Remedy, remediesFor } from './remedies.ts'

const mostShown = 2

/** What makes it good, each in one press. */
export function RemedyButtons({ judgement }: { judgement: Judgement }) {
  const t = useWords()
  const store = useStore()
  const host = useHost()
  const assetCache = useAssetCache()
  const { working, trouble, apply } = useRemedy(judgement)
  const remedies = remediesFor(judgement, { state: store.get(), host, logo: assetCache.logo })
  return (
    <>
      {remedies.slice(0, mostShown).map((remedy) => (
        <Button
          key={remedy.name}
          look="second"
          size="small"
          working={working === remedy.name}
          onClick={() => void apply(remedy)}
        >
          {t.remedies[remedy.name]}
        </Button>
      ))}
      {trouble && (
        <span role="alert" className="basis-full text-error">
          {trouble}
        </span>
      )}
    </>
  )
}

function useRemedy(judgement: Judgement) {
  const t = useWords()
  const store = useStore()
  const host = useHost()
  const assetCache = useAssetCache()
  const announce = useAnnounce()
  const { open } = usePanels()
  const [working, setWorking] = useState<Remedy['name'] | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const apply = async (remedy: Remedy) => {
    setTrouble(null)
    store.send({ type: 'open_view', area: judgement.printing_area_id })
    if ('panel' in remedy) {
      store.send({ type: 'select', ids: remedy.select })
      return open(remedy.panel === 'properties' && isWide() ? 'review' : remedy.panel)
    }
    if ('actions' in remedy) {
      for (const action of remedy.actions) store.send(action)
      return announce(t.remedied)
    }
    const logo = assetCache.logo(remedy.logo_id)
    if (!logo) return setTrouble(t.picture_gone)
    setWorking(remedy.name)
    const answer = await host.desk.edit(logo, remedy.edit, new AbortController().signal)
    setWorking(null)
    if (isTrouble(answer)) return setTrouble(answer.trouble)
    assetCache.put(answer)
    const aspect = answer.width / answer.height
    store.send({ type: 'replace_logo', id: remedy.id, logo_id: answer.id, aspect })
    announce(t.remedied)
  }
  return { working, trouble, apply }
}

/** Properties have their own column there. */
const isWide = () => window.matchMedia('(min-width: 1264px)').matches

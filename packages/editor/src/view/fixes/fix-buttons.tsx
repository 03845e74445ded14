import { Button } from '@estampa/ui/button'
import { useState } from 'react'
import { useEditorStore } from '../editor-store.ts'
import { isEditorFailure } from '../host.ts'
import { useAnnounce, useAssetCache, useHost } from '../host-context.ts'
import { useEditorMessages } from '../messages.ts'
import { usePanels } from '../open-panel.ts'
import { type EditorCheck, usePreflightStatus } from '../preflight.ts'
import { type Fix, fixesFor } from './fixes.ts'

const MAX_BUTTONS = 2

/** Buttons for the fixes, each in one press. */
export function FixButtons({ judgement }: { judgement: EditorCheck }) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const host = useHost()
  const assetCache = useAssetCache()
  const { working, trouble, apply } = useFix(judgement)
  const { isUnderWay } = usePreflightStatus()
  const fixes = fixesFor(judgement, { state: store.get(), host, logo: assetCache.logo })
  return (
    <>
      {fixes.slice(0, MAX_BUTTONS).map((fix) => (
        <Button
          key={fix.name}
          variant="second"
          size="small"
          isBusy={working === fix.name}
          // the check is of the design before: a second press would mend it twice
          disabled={isUnderWay}
          onClick={() => void apply(fix)}
        >
          {t.remedies[fix.name]}
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

function useFix(check: EditorCheck) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const host = useHost()
  const assetCache = useAssetCache()
  const announce = useAnnounce()
  const { open } = usePanels()
  const [working, setWorking] = useState<Fix['name'] | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const apply = async (fix: Fix) => {
    setTrouble(null)
    store.send({ type: 'open_view', area: check.printing_area_id })
    if ('panel' in fix) {
      store.send({ type: 'select', ids: fix.select })
      return open(fix.panel === 'properties' && isWide() ? 'review' : fix.panel)
    }
    if ('actions' in fix) {
      for (const action of fix.actions) store.send(action)
      return announce(t.remedied)
    }
    const logo = assetCache.logo(fix.logo_id)
    if (!logo) return setTrouble(t.picture_gone)
    setWorking(fix.name)
    const answer = await host.desk.edit(logo, fix.edit, new AbortController().signal)
    setWorking(null)
    if (isEditorFailure(answer)) return setTrouble(answer.trouble)
    assetCache.put(answer)
    const aspect = answer.width / answer.height
    store.send({ type: 'replace_logo', id: fix.id, logo_id: answer.id, aspect })
    announce(t.remedied)
  }
  return { working, trouble, apply }
}

/** Properties have their own column there. */
const isWide = () => window.matchMedia('(min-width: 1264px)').matches

import { Button } from '@estampa/ui/button'
import { useState } from 'react'
import { useStore } from '../editor-store.ts'
import { isTrouble } from '../host.ts'
import { useAnnounce, useHost, useShelf } from '../host-context.ts'
import type { Judgement } from '../judgements.ts'
import { useWords } from '../words.ts'
import { remedyFor } from './remedies.ts'

/** What makes it good, in one press; nothing where only a person can. */
export function RemedyButton({ judgement }: { judgement: Judgement }) {
  const t = useWords()
  const store = useStore()
  const host = useHost()
  const shelf = useShelf()
  const announce = useAnnounce()
  const [isWorking, setIsWorking] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const remedy = remedyFor(judgement, { state: store.get(), host })
  if (!remedy) return null
  const press = async () => {
    store.send({ type: 'open_view', area: judgement.printing_area_id })
    if ('actions' in remedy) {
      for (const action of remedy.actions) store.send(action)
      return announce(t.remedied)
    }
    setIsWorking(true)
    setTrouble(null)
    const logo = shelf.logo(remedy.logo_id)
    const answer = logo
      ? await host.desk.edit(logo, remedy.edit, new AbortController().signal)
      : { trouble: t.picture_gone }
    setIsWorking(false)
    if (isTrouble(answer)) return setTrouble(answer.trouble)
    shelf.put(answer)
    const aspect = answer.width / answer.height
    store.send({ type: 'replace_logo', id: remedy.id, logo_id: answer.id, aspect })
    announce(t.remedied)
  }
  return (
    <>
      <Button look="second" size="small" working={isWorking} onClick={() => void press()}>
        {t.remedies[remedy.name]}
      </Button>
      {trouble && (
        <span role="alert" className="basis-full text-error">
          {trouble}
        </span>
      )}
    </>
  )
}

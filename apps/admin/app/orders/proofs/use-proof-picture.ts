import { useMessages } from '@estampa/web/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { proofDeskMessages } from '../../messages/proofs.ts'
import { faultOfPicture } from './proof-file.ts'

export type ProofSourceName = 'own' | 'other'
/** A picture of somebody's disk, with an address under which the browser shows it. */
export type ChosenPicture = { file: File; url: string }

export type PictureChoice = {
  source: ProofSourceName
  chosen: ChosenPicture | undefined
  /** Why what was given was not taken; what was chosen before it stays. */
  fault: string | undefined
  /** Something is dragged over the window. */
  isOver: boolean
  choose: (source: ProofSourceName) => void
  take: (files: FileList | null | undefined) => void
  /** The browser cannot show it. */
  refuse: () => void
}

/** What is sent as a proof: the order's own pictures, or one that is chosen, dropped anywhere or pasted. */
export function useProofPicture(hasOwn: boolean): PictureChoice {
  const t = useMessages(proofDeskMessages)
  // until somebody says otherwise it is the order's own pictures, as soon as they are there
  const [picked, setSource] = useState<ProofSourceName>()
  const source = picked ?? (hasOwn ? 'own' : 'other')
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [fault, setFault] = useState<string>()
  const take: PictureChoice['take'] = (files) => {
    const file = files?.[0]
    if (!file) return
    const found = faultOfPicture(file)
    setFault(found && t[found])
    setSource('other')
    if (!found) setChosen({ file, url: URL.createObjectURL(file) })
  }
  const url = chosen?.url
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  return {
    source,
    chosen,
    fault,
    isOver: useDroppedFiles(take),
    choose: (next) => {
      setFault(undefined)
      setSource(next)
    },
    take,
    refuse: () => {
      setChosen(undefined)
      setFault(t.unreadable)
    },
  }
}

/** Files that are dropped or pasted somewhere in the window: a browser would open them and leave the page. */
function useDroppedFiles(take: PictureChoice['take']): boolean {
  const [isOver, setIsOver] = useState(false)
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    // the pointer has left the window where nothing is under it
    setIsOver(event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null))
    if (event.type === 'drop') take(event.dataTransfer.files)
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData || event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  })
  useEffect(() => {
    const drags = ['dragover', 'dragleave', 'drop'] as const
    const drag = (event: DragEvent) => onDrag(event)
    const paste = (event: ClipboardEvent) => onPaste(event)
    for (const name of drags) window.addEventListener(name, drag)
    window.addEventListener('paste', paste)
    return () => {
      for (const name of drags) window.removeEventListener(name, drag)
      window.removeEventListener('paste', paste)
    }
  }, [])
  return isOver
}

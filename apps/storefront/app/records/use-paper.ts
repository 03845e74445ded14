import { useState } from 'react'
import { papersMessages } from '../messages/papers.ts'
import { useMessages } from '../messages/use-messages.ts'
import { notify } from '../shell/notify.ts'
import { showError } from '../shell/show-error.ts'
import { saveFile } from './save-file.ts'

type File = { url: string; name: string }

/** Asks for a PDF, waits until it is drawn and hands it over to the browser's downloads. */
export function usePaper(ask: () => Promise<File>) {
  const t = useMessages(papersMessages)
  const [isWorking, setIsWorking] = useState(false)
  const download = async () => {
    if (isWorking) return
    setIsWorking(true)
    try {
      const file = await ask()
      saveFile(file)
      notify(t.done(file.name))
    } catch (error) {
      showError(error)
    } finally {
      setIsWorking(false)
    }
  }
  return { isWorking, download, label: t.download, news: isWorking ? t.working : '' }
}

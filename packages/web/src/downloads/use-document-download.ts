import { messageCatalog } from '@estampa/domain/messages'
import { useState } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { notify } from '../notices/notify.ts'
import { showError } from '../notices/show-error.ts'
import { saveFile } from './save-file.ts'

const documentMessages = messageCatalog({
  es: {
    download: 'Descargar PDF',
    working: 'Preparando el PDF…',
    done: (name: string) => `Descargamos ${name}.`,
  },
})

type DocumentFile = { url: string; name: string }

/** Requests a PDF, waits until it is drawn and passes it to the browser's downloads. */
export function useDocumentDownload(load: () => Promise<DocumentFile>) {
  const t = useMessages(documentMessages)
  const [isWorking, setIsWorking] = useState(false)
  const download = async () => {
    if (isWorking) return
    setIsWorking(true)
    try {
      const file = await load()
      saveFile(file)
      notify(t.done(file.name))
    } catch (error) {
      showError(error)
    } finally {
      setIsWorking(false)
    }
  }
  return { isWorking, download, label: t.download, status: isWorking ? t.working : '' }
}

import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useFailureView } from '@estampa/web/failures'
import { CountedTextArea } from '@estampa/web/forms'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { threadMessages } from '../messages/proofs.ts'

const MAX_LETTERS = 2_000

/** Few messages bring files: what chooses them comes after the page. */
const chosenFiles = () => import('@estampa/web/uploads/chosen-files')
const ChooseFilesButton = onDemand(async () => (await chosenFiles()).ChooseFilesButton)
const ChosenFiles = onDemand(async () => (await chosenFiles()).ChosenFiles)

type WriteMessageProps = { send: (text: string, files: readonly File[]) => Promise<void> }

/** The form for a buyer's message. Text and files stay until the server has accepted it. */
export function WriteMessage({ send }: WriteMessageProps) {
  const t = useMessages(threadMessages)
  const failureView = useFailureView()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [error, setError] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (isWorking) return
    if (message === '' && files.length === 0) return setError(t.missing)
    setIsWorking(true)
    setError(undefined)
    try {
      await send(message, files)
      setText('')
      setFiles([])
    } catch (failure) {
      setError(failureView(failure).message)
    } finally {
      setIsWorking(false)
    }
  }
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) form.current?.requestSubmit()
  }
  return (
    <form ref={form} noValidate className="grid grid-cols-1 gap-3" onSubmit={(event) => void submit(event)}>
      <CountedTextArea
        label={t.label}
        placeholder={t.placeholder}
        value={text}
        max={MAX_LETTERS}
        rows={3}
        error={error}
        aside={t.keys}
        onKeyDown={onKeyDown}
        onType={setText}
      />
      <ChosenFiles files={files} onChoose={setFiles} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChooseFilesButton files={files} onChoose={setFiles} onFault={setError} />
        <Button type="submit" variant="second" className="ml-auto" isBusy={isWorking}>
          <Icon name="send" size={18} />
          {t.send}
        </Button>
      </div>
      <p role="alert" className="sr-only">
        {error}
      </p>
    </form>
  )
}

import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useFailureView } from '@estampa/web/failures'
import { CountedTextArea } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { threadMessages } from '../messages/proofs.ts'

const MAX_LETTERS = 2_000

/** The form for a buyer's message. The text stays until the server has accepted it. */
export function WriteMessage({ send }: { send: (text: string) => Promise<void> }) {
  const t = useMessages(threadMessages)
  const failureView = useFailureView()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (isWorking) return
    if (message === '') return setError(t.missing)
    setIsWorking(true)
    setError(undefined)
    try {
      await send(message)
      setText('')
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
      <Button type="submit" variant="second" isBusy={isWorking} className="justify-self-end">
        <Icon name="send" size={18} />
        {t.send}
      </Button>
      <p role="alert" className="sr-only">
        {error}
      </p>
    </form>
  )
}

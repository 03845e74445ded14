import { Button } from '@estampa/ui/button'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { talkMessages } from '../messages/proofs.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { troubleOf } from '../session/failures.ts'
import { CountedArea } from './counted-area.tsx'

const MOST_LETTERS = 2_000

/** Where a buyer writes. What was typed stays until it has arrived. */
export function WriteMessage({ send }: { send: (text: string) => Promise<void> }) {
  const t = useMessages(talkMessages)
  const shell = useMessages(shellMessages)
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (isWorking) return
    if (said === '') return setError(t.missing)
    setIsWorking(true)
    setError(undefined)
    try {
      await send(said)
      setText('')
    } catch (failure) {
      setError(troubleOf(failure, shell).message)
    } finally {
      setIsWorking(false)
    }
  }
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) form.current?.requestSubmit()
  }
  return (
    <form ref={form} noValidate className="grid grid-cols-1 gap-3" onSubmit={(event) => void submit(event)}>
      <CountedArea
        label={t.label}
        placeholder={t.placeholder}
        value={text}
        most={MOST_LETTERS}
        rows={3}
        error={error}
        aside={t.keys}
        onKeyDown={onKeyDown}
        onType={setText}
      />
      <Button type="submit" look="second" working={isWorking} className="justify-self-end">
        <Send size={18} aria-hidden="true" />
        {t.send}
      </Button>
      <p role="alert" className="sr-only">
        {error}
      </p>
    </form>
  )
}

import { Button } from '@estampa/ui/button'
import { CountedTextArea } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { messageSectionMessages } from '../messages/thread.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { readMessageDraft, writeMessageDraft } from './message-draft.ts'

const MAX_LETTERS = 2_000

type MessageFormProps = { id: string; number: number; queryKey: readonly unknown[] }

/** Writes to the buyer. What is not sent yet survives another page, a reload and a session that ends. */
export function MessageForm({ id, number, queryKey }: MessageFormProps) {
  const t = useMessages(messageSectionMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const [text, setText] = useState(() => readMessageDraft(shop, number))
  const [error, setError] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const type = (typed: string) => {
    setText(typed)
    writeMessageDraft(shop, number, typed)
  }
  const send = async () => {
    if (isWorking) return
    setError(text.trim() === '' ? t.empty : undefined)
    if (text.trim() === '') return
    setIsWorking(true)
    try {
      queries.setQueryData(queryKey, await api.sendOrderMessage({ Id: id, text }))
      type('')
    } catch (failure) {
      showError(failure)
    }
    setIsWorking(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
  }
  return (
    <form onSubmit={submit} className="mt-4 grid gap-2">
      <CountedTextArea
        label={t.write}
        value={text}
        max={MAX_LETTERS}
        rows={3}
        error={error}
        aside={t.write_hint}
        onType={type}
        onKeyDown={press}
      />
      <Button type="submit" variant="second" className="justify-self-start" isBusy={isWorking}>
        {t.send}
      </Button>
    </form>
  )
}

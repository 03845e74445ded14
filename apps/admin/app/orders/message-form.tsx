import { Button } from '@estampa/ui/button'
import { isFailure } from '@estampa/web/failures'
import { CountedTextArea } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { ChooseFilesButton, ChosenFiles } from '@estampa/web/uploads/chosen-files'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { savedReplyMessages } from '../messages/saved-replies.ts'
import { messageSectionMessages } from '../messages/thread.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { readMessageDraft, writeMessageDraft } from './message-draft.ts'
import { fillReply, insertAt } from './replies/insert-reply.ts'
import { ReplyMenu } from './replies/reply-menu.tsx'
import type { SavedReply } from './replies/use-saved-replies.ts'

const MAX_LETTERS = 2_000

type MessageFormProps = { id: string; number: number; buyer: string; queryKey: readonly unknown[] }

/** Writes to the buyer. What is not sent yet survives another page, a reload and a session that ends. */
export function MessageForm({ id, number, buyer, queryKey }: MessageFormProps) {
  const t = useMessages(messageSectionMessages)
  const replies = useMessages(savedReplyMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const [text, setText] = useState(() => readMessageDraft(shop, number))
  const [files, setFiles] = useState<readonly File[]>([])
  const [error, setError] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Where the person was writing, when they left the field last. */
  const caret = useRef<number>(undefined)
  const formId = useId()
  const type = (typed: string) => {
    setText(typed)
    writeMessageDraft(shop, number, typed)
  }
  const insert = (reply: SavedReply) => {
    const inserted = insertAt(text, caret.current ?? text.length, fillReply(reply.text, { number, buyer }))
    if (inserted.text.length > MAX_LETTERS) return setError(replies.too_long(MAX_LETTERS))
    setError(undefined)
    flushSync(() => type(inserted.text))
    field.current?.setSelectionRange(inserted.caret, inserted.caret)
  }
  const send = async () => {
    if (isWorking) return
    const isEmpty = text.trim() === '' && files.length === 0
    setError(isEmpty ? t.empty : undefined)
    if (isEmpty) return
    setIsWorking(true)
    try {
      const sent =
        files.length === 0
          ? await api.sendOrderMessage({ Id: id, text })
          : await api.sendMessageFiles({ Id: id, text }, { files })
      queries.setQueryData(queryKey, sent)
      type('')
      setFiles([])
    } catch (failure) {
      if (isOfFiles(failure)) setError(failure.message)
      else showError(failure)
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
    <div className="mt-4 grid gap-2">
      <form id={formId} onSubmit={submit}>
        <CountedTextArea
          ref={field}
          label={t.write}
          value={text}
          max={MAX_LETTERS}
          rows={3}
          error={error}
          aside={t.write_hint}
          onType={type}
          onKeyDown={press}
          onBlur={({ currentTarget }) => {
            caret.current = currentTarget.selectionEnd
          }}
        />
      </form>
      <ChosenFiles files={files} onChoose={setFiles} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" form={formId} variant="second" isBusy={isWorking}>
          {t.send}
        </Button>
        <ReplyMenu onChoose={insert} field={field} />
        <ChooseFilesButton files={files} onChoose={setFiles} onFault={setError} />
      </div>
    </div>
  )
}

/** What is wrong with what is sent is told where it is. */
function isOfFiles(failure: unknown): failure is Error {
  return isFailure(failure) && [400, 413, 422].includes(failure.status)
}

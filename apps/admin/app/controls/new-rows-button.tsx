import { useMessages } from '@estampa/web/messages'
import { noticeMessages } from '../messages/notices.ts'

type NewRowsButtonProps = { count: number; onShow: () => void }

/** Over the head of a list that has new rows, which come when somebody asks for them; nothing moves for it. */
export function NewRowsButton({ count, onShow }: NewRowsButtonProps) {
  const t = useMessages(noticeMessages)
  return (
    <div role="status" className="new-rows">
      {count > 0 && (
        <button type="button" onClick={onShow}>
          {t.new_rows(count)} · <span className="underline underline-offset-4">{t.show}</span>
        </button>
      )}
    </div>
  )
}

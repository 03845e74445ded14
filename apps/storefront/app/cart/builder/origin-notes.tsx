import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { type ReactNode, useEffect } from 'react'
import { builderMessages } from '../../messages/builder.ts'
import type { EditedLine } from '../editing/use-draft.ts'
import type { useDesignDraft } from './use-design-draft.ts'

type OriginNotesProps = { designDraft: ReturnType<typeof useDesignDraft>; edited: EditedLine }

/** Notes on the origin of the design and on changes that another tab made to it. */
export function OriginNotes({ designDraft, edited }: OriginNotesProps) {
  const t = useMessages(builderMessages)
  const { state, isElsewhere, takeOther, keepMine, startAgain, dismissOrigin } = designDraft
  const origin = state?.origin
  const round = state?.first.round
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each design that is opened
  useEffect(() => {
    if (origin === 'stored' && !isElsewhere) notify(t.went_on, { label: t.start_again, run: startAgain })
    if (edited.isEditing && edited.isReady && !edited.line) notify(t.line_gone)
    dismissOrigin()
  }, [round])
  if (!isElsewhere) return null
  return (
    <Note>
      <p className="mr-auto">{t.other_tab}</p>
      <Button size="small" onClick={takeOther}>
        {t.take_other}
      </Button>
      <Button size="small" variant="second" onClick={keepMine}>
        {t.keep_mine}
      </Button>
    </Note>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="fixed top-20 left-1/2 z-40 flex w-140 max-w-window -translate-x-1/2 flex-wrap items-center gap-2 rounded-large border border-line bg-warning-wash p-3 text-14 text-warning shadow-floating"
    >
      {children}
    </div>
  )
}

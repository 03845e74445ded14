import type { LookField } from '@estampa/domain/shops/look'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { lookFieldNames, lookMessages } from '../messages/look.ts'
import type { LookDraft } from './use-look-draft.ts'

/** What somebody else wrote in the same fields, with the choice of what stays. */
export function MeanwhileLook({ draft: { meanwhile, decide } }: { draft: LookDraft }) {
  const t = useMessages(lookMessages)
  if (!meanwhile) return null
  const names = meanwhile.fields.map((field) => lookFieldNames[field as LookField]).join(', ')
  const say = meanwhile.isPublished ? t.meanwhile_publish : t.meanwhile
  return (
    <div role="alert" className="mb-4 grid gap-2 rounded-base bg-warning-wash px-3 py-2.5 text-13">
      <p>{say(meanwhile.who ?? t.somebody, names)}</p>
      <p className="flex flex-wrap gap-2">
        <Button variant="second" size="small" onClick={() => void decide('mine')}>
          {t.keep_mine}
        </Button>
        <Button variant="second" size="small" onClick={() => void decide('theirs')}>
          {t.take_theirs}
        </Button>
      </p>
    </div>
  )
}

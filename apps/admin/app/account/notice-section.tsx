import type { CallResult } from '@estampa/contract/client'
import type { staffNotices } from '@estampa/contract/staff'
import { type NoticeMail, noticeKindNames, noticeMails, noticesHeardBy } from '@estampa/domain/staff'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { RecordFailure } from '@estampa/web/records'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PageSection } from '../controls/page-section.tsx'
import { noticeMessages } from '../messages/notices.ts'
import { useShop, useStaffApi } from '../session/account.ts'

type Choices = CallResult<(typeof staffNotices)['getNoticeChoices']>
type Choice = Choices['kinds'][number]

/** What this person hears of in this shop, in the office and by mail; each choice counts at once. */
export function NoticeSection() {
  const t = useMessages(noticeMessages)
  const { shop, permissions } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const queryKey = [shop, 'notice-choices']
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getNoticeChoices({}, { signal, isQuiet: true }),
  })
  const { mutate } = useMutation({
    mutationFn: (choice: Choice) => api.chooseNotices({ kinds: [choice] }),
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved)
      void queries.resetQueries({ queryKey: [shop, 'notices'] })
      notify(t.saved)
    },
    onError: (failure) => showError(failure),
  })
  return (
    <div id="notices">
      <PageSection title={t.choices} note={t.choices_text}>
        {!data && !error && (
          <span role="status" className="sr-only">
            {t.loading}
          </span>
        )}
        {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
        {!data && !error && <ChoiceTable choices={noticesHeardBy(permissions).map(unknownChoice)} />}
        {data && <ChoiceTable choices={data.kinds} onChoose={mutate} />}
      </PageSection>
    </div>
  )
}

/** The row of a kind whose choice has not come yet: it is as high as the row with it. */
const unknownChoice = (kind: Choice['kind']): Choice => ({ kind, isShown: false, mail: 'none' })

/** Without `onChoose` the choices are still loading, and their controls are not there. */
type ChoiceTableProps = { choices: readonly Choice[]; onChoose?: (choice: Choice) => void }

function ChoiceTable({ choices, onChoose }: ChoiceTableProps) {
  const t = useMessages(noticeMessages)
  const controls = onChoose ? '' : ' invisible'
  return (
    <ul className="divide-y divide-line">
      {choices.map((choice) => {
        const name = noticeKindNames[choice.kind]
        return (
          <li key={choice.kind} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <label className="flex min-h-9 min-w-0 flex-1 basis-60 items-center gap-2.5">
              <input
                type="checkbox"
                className={`size-4${controls}`}
                checked={choice.isShown}
                aria-label={t.in_office_of(name)}
                onChange={({ currentTarget }) => onChoose?.({ ...choice, isShown: currentTarget.checked })}
              />
              {name}
            </label>
            <Select
              aria-label={t.by_mail_of(name)}
              className={`w-60 max-sm:w-full${controls}`}
              value={choice.mail}
              options={noticeMails.map((mail) => ({ value: mail, label: t.mails[mail] ?? mail }))}
              onChange={({ currentTarget }) =>
                onChoose?.({ ...choice, mail: currentTarget.value as NoticeMail })
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

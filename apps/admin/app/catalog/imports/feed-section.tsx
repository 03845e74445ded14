import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PageSection } from '../../controls/page-section.tsx'
import { StateDot } from '../../controls/state-dot.tsx'
import { importFeedMessages } from '../../messages/import-feeds.ts'
import { importMessages } from '../../messages/imports.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { FeedDialog } from './feed-dialog.tsx'
import { importTones } from './import-tones.ts'
import { type ImportFeedRow, useFeedsMoved, useImportFeeds } from './use-import.ts'

/** Lists that are fetched by themselves: when, how the last time went, and what can be done with each. */
export function FeedSection() {
  const f = useMessages(importFeedMessages)
  const { data } = useImportFeeds()
  const [opened, setOpened] = useState<ImportFeedRow | 'new'>()
  return (
    <PageSection
      title={f.title}
      note={f.text}
      action={
        <Button variant="second" size="small" onClick={() => setOpened('new')}>
          {f.add}
        </Button>
      }
    >
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map((feed) => (
            <FeedLine key={feed.id} feed={feed} onEdit={() => setOpened(feed)} />
          ))}
        </ul>
      )}
      {opened && (
        <FeedDialog feed={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />
      )}
    </PageSection>
  )
}

function FeedLine({ feed, onEdit }: { feed: ImportFeedRow; onEdit: () => void }) {
  const f = useMessages(importFeedMessages)
  const t = useMessages(importMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const moved = useFeedsMoved()
  const [isBusy, setIsBusy] = useState(false)
  const { id, supplier, address, last, isOn, hour, everyHours } = feed
  const act = async (work: () => Promise<unknown>) => {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      showError(error)
    }
    setIsBusy(false)
    moved()
  }
  const fetchNow = async () => {
    const begun = await api.runImportFeed({ Id: id })
    await navigate(`/${shop}/imports/${begun.import}`)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block font-medium">{supplier}</span>
        <span className="block truncate text-13 text-ink-soft">{address}</span>
      </span>
      <span className="text-13 text-ink-soft">{isOn ? f.cadence(hour, everyHours) : f.is_off}</span>
      {last && (
        <Link to={`/${shop}/imports/${last.id}`} className="text-13 underline-offset-4 hover:underline">
          <StateDot tone={importTones[last.state]}>{t.states[last.state]}</StateDot>
        </Link>
      )}
      <span className="flex gap-1">
        <Button variant="second" size="small" isBusy={isBusy} onClick={() => void act(fetchNow)}>
          {f.fetch_now}
        </Button>
        <Button variant="quiet" size="small" onClick={onEdit}>
          {f.edit}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={isBusy}
          onClick={() => void act(() => api.removeImportFeed({ Id: id }))}
        >
          {f.remove}
        </Button>
      </span>
    </li>
  )
}

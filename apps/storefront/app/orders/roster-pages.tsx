import { Icon } from '@estampa/ui/icon'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { proofMessages } from '../messages/proofs.ts'
import type { Order } from './timeline.ts'

const ZoomedProof = onDemand(async () => (await import('./zoomed-proof.tsx')).ZoomedProof)

type RosterPagesProps = { proof: Order['proofs'][number] }

/** Every person of the list as printed, page by page: the approval is of them too. */
export function RosterPages({ proof: { number, roster } }: RosterPagesProps) {
  const t = useMessages(proofMessages)
  const [open, setOpen] = useState<number | null>(null)
  const page = open === null ? undefined : roster?.pages[open]
  if (!roster) return null
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-14">
        <span className="font-semibold">{t.roster}</span>
        <a
          href={roster.url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1.5 underline"
        >
          <Icon name="file-down" size={16} />
          {t.roster_pdf}
        </a>
      </p>
      <p className="mt-1 text-14 text-ink-soft">{t.roster_text}</p>
      <ul className="mt-2 flex gap-2 overflow-x-auto pb-1">
        {roster.pages.map(({ preview_url }, index) => (
          <li key={preview_url} className="shrink-0">
            <button
              type="button"
              aria-label={t.roster_page(index + 1, number)}
              className="block aspect-page w-24 cursor-zoom-in overflow-hidden rounded-base border border-line bg-white"
              onClick={() => setOpen(index)}
            >
              <img src={preview_url} alt="" loading="lazy" className="size-full object-contain" />
            </button>
          </li>
        ))}
      </ul>
      {page && open !== null && (
        <ZoomedProof title={t.roster_title(open + 1)} url={page.url} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

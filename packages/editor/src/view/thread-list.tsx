import { threadDifference } from '@estampa/artwork/embroidery'
import type { ThreadChoice } from '@estampa/domain/customization/design'
import { isOtherColor } from '@estampa/domain/customization/preflight'
import { chooseThread } from '@estampa/domain/customization/thread-choices'
import type { Locale } from '@estampa/domain/messages'
import { Button } from '@estampa/ui/button'
import { type ChartColor, ColorChart } from '@estampa/ui/color-chart'
import { ColorDot } from '@estampa/ui/color-dot'
import { Popup } from '@estampa/ui/popup'
import { Spinner } from '@estampa/ui/spinner'
import { useState } from 'react'
import { sewingThreadMessages } from './messages/threads.ts'

/** A thread as the server planned it; hex of what was drawn, and of the thread that comes nearest. */
export type PlannedThread = {
  readonly name: string
  readonly number: string
  readonly hex: string
  readonly drawnHex: string
  readonly nearestHex: string
}

type ThreadListProps = {
  locale: Locale
  /** In the order of sewing. */
  threads: readonly PlannedThread[]
  /** They are being planned anew. */
  isUpdating: boolean
  /** All threads that there are; `detail` is the number. */
  chart: readonly ChartColor[]
  choices: readonly ThreadChoice[]
  onChoices: (choices: readonly ThreadChoice[]) => void
}

/** Each thread of an embroidery beside the color that it stands for; any other of the chart can take its place. */
export function ThreadList({ locale, threads, isUpdating, chart, choices, onChoices }: ThreadListProps) {
  const t = sewingThreadMessages[locale]
  const [changed, setChanged] = useState<PlannedThread | null>(null)
  const choose = (thread: PlannedThread, to: string | null) => {
    onChoices(chooseThread(choices, thread, to))
    setChanged(null)
  }
  if (threads.length === 0) {
    return (
      <p role="status" className="flex items-center gap-2 text-14 text-ink-soft">
        {isUpdating && <Spinner size={16} />}
        {isUpdating ? `${t.waiting}…` : t.empty}
      </p>
    )
  }
  return (
    <>
      <p className="flex items-center gap-2 text-14 text-ink-soft">
        {t.text}
        {isUpdating && <Spinner size={16} label={t.waiting} />}
      </p>
      <ol className="mt-1 divide-y divide-line" aria-label={t.title} aria-busy={isUpdating}>
        {threads.map((thread) => (
          <ThreadRow key={thread.hex} locale={locale} thread={thread} onChange={() => setChanged(thread)} />
        ))}
      </ol>
      {changed && (
        <Popup
          open
          onOpenChange={(open) => !open && setChanged(null)}
          title={t.chart}
          close={t.close}
          wide
          startsInField
          footer={
            changed.hex === changed.nearestHex ? undefined : (
              <Button variant="second" onClick={() => choose(changed, null)}>
                {t.nearest}
              </Button>
            )
          }
        >
          <ColorChart
            colors={chart}
            value={changed.hex}
            label={t.chart}
            search={t.search}
            none={t.none}
            onChoose={(hex) => choose(changed, hex)}
          />
        </Popup>
      )}
    </>
  )
}

type ThreadRowProps = { locale: Locale; thread: PlannedThread; onChange: () => void }

function ThreadRow({ locale, thread, onChange }: ThreadRowProps) {
  const t = sewingThreadMessages[locale]
  const { name, number, hex, drawnHex, nearestHex } = thread
  const isChosen = hex !== nearestHex
  const notes = [
    t.number(number),
    isChosen ? t.chosen : isOtherColor(threadDifference(drawnHex, hex)) ? t.differs : null,
  ]
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <ColorDot name="" color={drawnHex} second={hex} size={32} className="shrink-0" />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block text-14 font-semibold">{name}</span>
        <span className="tabular block text-12 text-ink-soft">{notes.filter(Boolean).join(' · ')}</span>
      </span>
      <Button variant="quiet" size="small" aria-label={t.change_of(name, number)} onClick={onChange}>
        {t.change}
      </Button>
    </li>
  )
}

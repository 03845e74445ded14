/** The operator's view: the bar while it runs, the changes, the bad rows and the summary. */

import { changeLines } from './change-text.ts'
import { openFaultList } from './fault-list.ts'
import { type ImportNotice, type NoticeCode, noticeText } from './faults.ts'
import { plainLine } from './plain-line.ts'
import type { BadRow } from './product.ts'
import { openProgressBar, type Terminal } from './progress-bar.ts'
import type { BatchResult } from './save/save-batch.ts'

type ProductOutcome = 'created' | 'changed' | 'same'
export type ReportCounts = Readonly<Record<ProductOutcome | 'bad', number>>
export type ImportReport = ReturnType<typeof openReport>
export type ReportOptions = { readonly totalBytes: number; readonly showsChanges: boolean }

/** A terminal has no room for more; what is redirected to a file is whole. */
const shownChanges = 100
const shownExamples = 5
const number = new Intl.NumberFormat('de-DE')

export function openReport(
  screen: Terminal,
  { totalBytes, showsChanges }: ReportOptions,
  now: () => number = Date.now,
) {
  const outcomes = openOutcomes()
  const faults = openFaultList()
  const notices = new Map<NoticeCode, Set<string>>()
  const bar = openProgressBar(screen, totalBytes, now)
  const say = bar.writeLine
  let [taken, changesShown] = [0, 0]
  const start = now()

  function tell(bad: readonly BadRow[]): void {
    for (const one of bad) faults.add(one)
  }
  function note(list: readonly ImportNotice[]): void {
    for (const { notice, about } of list) {
      const known = notices.get(notice)
      if (known) known.add(about)
      else notices.set(notice, new Set([about]))
    }
  }
  function counts(): ReportCounts {
    return { ...outcomes.counts(), bad: faults.count() }
  }
  function showChanges({ changes }: BatchResult): void {
    for (const change of changes) {
      if (!showsChanges || change.isNew) continue
      changesShown += 1
      if (!screen.isTTY || changesShown <= shownChanges) say(changeLines(change).join('\n'))
    }
  }
  return {
    counts,
    took(bytes: number): void {
      taken += bytes
      bar.paint(taken, outcomes.products())
    },
    say,
    tell,
    note,
    saved(saved: BatchResult): void {
      outcomes.add(saved)
      showChanges(saved)
      tell(saved.bad)
      note(saved.notices)
      bar.paint(taken, outcomes.products())
    },
    /** The bad rows, the notices and the sum. */
    finish(head: string): void {
      bar.clear()
      if (screen.isTTY && changesShown > shownChanges) {
        const rest = number.format(changesShown - shownChanges)
        say(
          `  … y ${rest} productos más; para verlos todos, hay que guardar la salida en un archivo: … > cambios.txt`,
        )
      }
      for (const line of faults.lines()) say(line)
      for (const [code, abouts] of notices) say(noticeLine(code, [...abouts]))
      say(`${head} en ${secondsText(now() - start)} s: ${countsText(counts())}.`)
    },
  }
}

/** What became of each product: one that was created stays so, whatever changes it later. */
function openOutcomes() {
  const outcomes = new Map<string, ProductOutcome>()
  return {
    products: () => outcomes.size,
    add({ same, changes }: BatchResult): void {
      for (const code of same) if (!outcomes.has(code)) outcomes.set(code, 'same')
      for (const { external_id, isNew } of changes) {
        if (isNew) outcomes.set(external_id, 'created')
        else if (outcomes.get(external_id) !== 'created') outcomes.set(external_id, 'changed')
      }
    },
    counts(): Readonly<Record<ProductOutcome, number>> {
      const all = [...outcomes.values()]
      const count = (outcome: ProductOutcome) => all.filter((one) => one === outcome).length
      return { created: count('created'), changed: count('changed'), same: count('same') }
    },
  }
}

function noticeLine(code: NoticeCode, abouts: readonly string[]): string {
  const shown = abouts.slice(0, shownExamples).map((about) => plainLine(about, 60))
  const more = abouts.length > shown.length ? '…' : ''
  return `  Aviso: ${noticeText(code)} (${number.format(abouts.length)}: ${shown.join(', ')}${more})`
}

function secondsText(ms: number): string {
  return (ms / 1000).toFixed(1).replace('.', ',')
}

function countsText({ created, changed, same, bad }: ReportCounts): string {
  return [
    `${number.format(created)} nuevos`,
    `${number.format(changed)} cambiados`,
    `${number.format(same)} sin cambios`,
    `${number.format(bad)} filas con errores`,
  ].join(', ')
}

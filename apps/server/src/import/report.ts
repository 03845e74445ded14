/** The operator's view: the bar while it runs, the changes, the bad rows and the summary. */

import { changeLines } from './change-text.ts'
import { openFaultList } from './fault-list.ts'
import { type ImportNotice, type NoticeCode, noticeText } from './faults.ts'
import { plainLine } from './plain-line.ts'
import type { BadRow } from './product.ts'
import type { BatchResult } from './save/save-batch.ts'

export type Terminal = { readonly isTTY: boolean; write(text: string): void }
type ProductOutcome = 'created' | 'changed' | 'same'
export type ReportCounts = Readonly<Record<ProductOutcome | 'bad', number>>
export type ImportReport = ReturnType<typeof openReport>
export type ReportOptions = { readonly totalBytes: number; readonly showsChanges: boolean }

const barWidth = 24
const paintEveryMs = 100
/** A terminal has no room for more; what is redirected to a file is whole. */
const shownChanges = 100
const shownExamples = 5
const number = new Intl.NumberFormat('de-DE')

export function openReport(
  screen: Terminal,
  { totalBytes, showsChanges }: ReportOptions,
  now: () => number = Date.now,
) {
  const fates = new Map<string, ProductOutcome>()
  const faults = openFaultList()
  const notices = new Map<NoticeCode, Set<string>>()
  let [taken, painted, isPainted, changesShown] = [0, 0, false, 0]
  const start = now()

  function clear(): void {
    if (isPainted) screen.write('\r\u001b[2K')
    isPainted = false
  }
  function paint(): void {
    if (!screen.isTTY || now() - painted < paintEveryMs) return
    painted = now()
    const share = totalBytes > 0 ? Math.min(1, taken / totalBytes) : 0
    const full = Math.round(share * barWidth)
    const bar = `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`
    clear()
    screen.write(
      `  ${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${number.format(fates.size)} productos`,
    )
    isPainted = true
  }
  function say(text: string): void {
    clear()
    screen.write(`${text}\n`)
  }
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
    const all = [...fates.values()]
    const count = (fate: ProductOutcome) => all.filter((one) => one === fate).length
    return {
      created: count('created'),
      changed: count('changed'),
      same: count('same'),
      bad: faults.count(),
    }
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
      paint()
    },
    say,
    tell,
    note,
    saved(saved: BatchResult): void {
      for (const code of saved.same) if (!fates.has(code)) fates.set(code, 'same')
      for (const { external_id, isNew } of saved.changes) {
        if (isNew) fates.set(external_id, 'created')
        else if (fates.get(external_id) !== 'created') fates.set(external_id, 'changed')
      }
      showChanges(saved)
      tell(saved.bad)
      note(saved.notices)
      paint()
    },
    /** The bad rows, the notices and the sum. */
    finish(head: string): void {
      clear()
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

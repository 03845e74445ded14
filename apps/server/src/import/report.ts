/** What the operator sees: the bar while it runs, each bad row as it is found, and the summary. */
import type { BadRow } from './brought.ts'
import { type Notice, type NoticeCode, noticeText, sentenceOf } from './faults.ts'
import type { Saved } from './save/save-batch.ts'

export type Screen = { readonly isTTY: boolean; write(text: string): void }
type Fate = 'created' | 'changed' | 'same'
export type Counts = Readonly<Record<Fate | 'bad', number>>
export type Report = ReturnType<typeof openReport>

const barWidth = 24
const paintEveryMs = 100
const number = new Intl.NumberFormat('de-DE')

export function openReport(screen: Screen, totalBytes: number, now: () => number = Date.now) {
  const fates = new Map<string, Fate>()
  let bads = 0
  const notices = new Map<NoticeCode, Set<string>>()
  let [taken, painted, isPainted] = [0, 0, false]
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
  function tell(bad: readonly BadRow[]): void {
    bads += bad.length
    if (bad.length > 0) clear()
    for (const { where, code, fault } of bad) {
      screen.write(`  ${where}${code ? ` (${plain(code)})` : ''}: ${sentenceOf(fault)}\n`)
    }
  }
  function note(list: readonly Notice[]): void {
    for (const { notice, about } of list) {
      const known = notices.get(notice)
      if (known) known.add(about)
      else notices.set(notice, new Set([about]))
    }
  }
  function counts(): Counts {
    const all = [...fates.values()]
    const count = (fate: Fate) => all.filter((one) => one === fate).length
    return { created: count('created'), changed: count('changed'), same: count('same'), bad: bads }
  }
  return {
    counts,
    took(bytes: number): void {
      taken += bytes
      paint()
    },
    say(text: string): void {
      clear()
      screen.write(`${text}\n`)
    },
    tell,
    note,
    saved({ created, changed, same, bad, notices: odd }: Saved): void {
      for (const code of same) if (!fates.has(code)) fates.set(code, 'same')
      for (const code of changed) if (fates.get(code) !== 'created') fates.set(code, 'changed')
      for (const code of created) fates.set(code, 'created')
      tell(bad)
      note(odd)
      paint()
    },
    finish(isRehearsal: boolean): void {
      clear()
      screen.write(summary({ counts: counts(), notices, isRehearsal, seconds: (now() - start) / 1000 }))
    },
  }
}

type Summary = {
  counts: Counts
  notices: ReadonlyMap<NoticeCode, ReadonlySet<string>>
  isRehearsal: boolean
  seconds: number
}

function summary({ counts, notices, isRehearsal, seconds }: Summary): string {
  const { created, changed, same, bad } = counts
  const said = [
    `${number.format(created)} nuevos`,
    `${number.format(changed)} cambiados`,
    `${number.format(same)} sin cambios`,
    `${number.format(bad)} filas con errores`,
  ]
  const odd = [...notices].map(
    ([code, abouts]) =>
      `  Aviso: ${noticeText(code)} (${number.format(abouts.size)}; p. ej. ${plain([...abouts][0] ?? '')})`,
  )
  const head = isRehearsal ? 'Ensayo, no se guardó nada' : 'Listo'
  return [...odd, `${head} en ${seconds.toFixed(1).replace('.', ',')} s: ${said.join(', ')}.`, ''].join('\n')
}

// a terminal obeys control characters, and feeds are strangers' texts
function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 200)
}

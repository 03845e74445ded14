export type Terminal = { readonly isTTY: boolean; write(text: string): void }

const barWidth = 24
const paintEveryMs = 100
const number = new Intl.NumberFormat('de-DE')

/** A bar that is painted over itself while a file is read, on a terminal only. Lines are written above it. */
export function openProgressBar(screen: Terminal, totalBytes: number, now: () => number) {
  let [painted, isPainted] = [0, false]

  function clear(): void {
    if (isPainted) screen.write('\r\u001b[2K')
    isPainted = false
  }

  return {
    clear,
    paint(readBytes: number, products: number): void {
      if (!screen.isTTY || now() - painted < paintEveryMs) return
      painted = now()
      const share = totalBytes > 0 ? Math.min(1, readBytes / totalBytes) : 0
      const full = Math.round(share * barWidth)
      const bar = `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`
      clear()
      const percent = String(Math.floor(share * 100)).padStart(3)
      screen.write(`  ${bar} ${percent} %  ${number.format(products)} productos`)
      isPainted = true
    },
    writeLine(text: string): void {
      clear()
      screen.write(`${text}\n`)
    },
  }
}

import type { Rgba } from '../pixels/rgba.ts'

/** Colours already multiplied by their opacity, so that they may be averaged. */
export type Level = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/** The art, and as often halved as somebody asks for. */
export function levelsOf(art: Rgba): (halvings: number) => Level {
  const levels = [multiplied(art)]
  return (halvings) => {
    let last = levels.at(-1) as Level
    while (levels.length <= halvings && Math.min(last.width, last.height) > 1) {
      last = halved(last)
      levels.push(last)
    }
    return levels[Math.min(halvings, levels.length - 1)] as Level
  }
}

function multiplied({ data, width, height }: Rgba): Level {
  const out = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number
    if (alpha === 0) continue
    const share = alpha / 255
    out[at] = (data[at] as number) * share
    out[at + 1] = (data[at + 1] as number) * share
    out[at + 2] = (data[at + 2] as number) * share
    out[at + 3] = alpha
  }
  return { data: out, width, height }
}

/** Each pixel the mean of four; an odd last row or column counts twice. */
function halved({ data, width, height }: Level): Level {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const out = new Uint8ClampedArray(columns * rows * 4)
  for (let y = 0; y < rows; y++) {
    const [top, low] = [y * 2 * width, Math.min(y * 2 + 1, height - 1) * width]
    for (let x = 0; x < columns; x++) {
      const [left, right] = [x * 2, Math.min(x * 2 + 1, width - 1)]
      for (let channel = 0; channel < 4; channel++) {
        out[(y * columns + x) * 4 + channel] =
          ((data[(top + left) * 4 + channel] as number) +
            (data[(top + right) * 4 + channel] as number) +
            (data[(low + left) * 4 + channel] as number) +
            (data[(low + right) * 4 + channel] as number)) /
          4
      }
    }
  }
  return { data: out, width: columns, height: rows }
}

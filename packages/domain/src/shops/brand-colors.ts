/**
 * Colors for a shop, proposed from those of its logo: few, apart from each other, and strong enough that a button of
 * the color is seen on white paper. The theme keeps text legible on any of them.
 */
import { channelsOf, contrast, isColor } from './theme.ts'

const MOST = 4
const white = '#ffffff'
/** WCAG asks this of what is no text: the edge of a button, a selected mark. */
const SEEN = 3
/** Of 255: less is a gray. */
const COLORFUL = 40
/** The sum of what the channels differ by: less looks like the same color. */
const APART = 90

/** `colors`: of the logo, the most used first. The grays among them are proposed only where there is nothing else. */
export function proposeBrandColors(colors: readonly string[]): string[] {
  const strong = colors.filter(isColor).map((color) => darkenUntilSeen(color.toLowerCase()))
  const colorful = strong.filter((color) => spreadOf(color) >= COLORFUL)
  const chosen: string[] = []
  for (const color of colorful.length > 0 ? colorful : strong) {
    if (chosen.length < MOST && chosen.every((one) => distance(one, color) >= APART)) chosen.push(color)
  }
  return chosen
}

function darkenUntilSeen(color: string): string {
  for (let part = 100; part > 0; part -= 4) {
    const darker = hexOf(channelsOf(color).map((channel) => Math.round((channel * part) / 100)))
    if (contrast(darker, white) >= SEEN) return darker
  }
  return '#000000'
}

function spreadOf(color: string): number {
  const channels = channelsOf(color)
  return Math.max(...channels) - Math.min(...channels)
}

function distance(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  return a.reduce((sum, channel, at) => sum + Math.abs(channel - (b[at] ?? 0)), 0)
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

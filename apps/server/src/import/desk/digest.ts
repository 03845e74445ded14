/**
 * What a rehearsal or a run said, as it is kept and shown: the first of each, and each cause once. The figures count
 * everything.
 */
import type { ImportDigest } from '@estampa/contract/staff'
import type { z } from 'zod'
import type { VariantDraft } from '../../catalog/generics.store.ts'
import type { ProductChange } from '../../catalog/product-changes.ts'
import { changedPriceText, changeLines } from '../change-text.ts'
import {
  type FaultCode,
  type ImportNotice,
  importFaultSentence,
  type NoticeCode,
  noticeText,
} from '../faults.ts'
import { plainLine } from '../plain-line.ts'
import type { BadRow } from '../product.ts'
import type { ImportListener } from '../run-import.ts'
import type { BatchResult } from '../save/save-batch.ts'

export type Digest = z.output<typeof ImportDigest>
type Progress = { share: number; products: number }

/** Of so many products each change is kept; the others are counted. */
const mostProducts = 1_000
const mostLines = 40
const mostPlaces = 40
const mostExamples = 200

export function emptyDigest(): Digest {
  const counts = { created: 0, changed: 0, same: 0, bad: 0, withdrawn: 0, removed: 0, hidden: 0, kept: 0 }
  return { counts, created: [], changed: [], faults: [], notices: [], kept: [] }
}

/** `onProgress` hears of it as often as something was read or saved. */
export function openDigest(totalBytes: number, onProgress: (progress: Progress) => void) {
  const outcomes = new Map<string, 'created' | 'changed' | 'same'>()
  const withdrawn = new Set<string>()
  const faults = new Map<FaultCode, { text: string; count: number; places: string[] }>()
  const notices = new Map<NoticeCode, { count: number; examples: Set<string> }>()
  const digest = emptyDigest()
  let taken = 0

  function tell(bad: readonly BadRow[]): void {
    for (const { where, code, fault } of bad) {
      const known = faults.get(fault.fault) ?? { text: importFaultSentence(fault), count: 0, places: [] }
      known.count += 1
      if (known.places.length < mostPlaces) known.places.push(placeText(where, code, fault, known.text))
      faults.set(fault.fault, known)
    }
  }
  function note(list: readonly ImportNotice[]): void {
    for (const { notice, about } of list) {
      const known = notices.get(notice) ?? { count: 0, examples: new Set() }
      if (!known.examples.has(about)) known.count += 1
      if (known.examples.size < mostExamples) known.examples.add(about)
      notices.set(notice, known)
    }
  }
  function addChange(change: ProductChange): void {
    const { external_id: code, name, isNew } = change
    const before = outcomes.get(code)
    outcomes.set(code, isNew || before === 'created' ? 'created' : 'changed')
    if (isWithdrawal(change)) withdrawn.add(code)
    if (isNew && digest.created.length < mostProducts)
      digest.created.push({ code, name, text: newText(change) })
    if (!isNew && digest.changed.length < mostProducts) digest.changed.push(changedText(change))
  }
  const listener: ImportListener = {
    tell,
    note,
    say: () => {},
    took(bytes) {
      taken += bytes
      onProgress({ share: totalBytes > 0 ? Math.min(1, taken / totalBytes) : 0, products: outcomes.size })
    },
    saved({ changes, same, bad, notices: more }: BatchResult) {
      for (const code of same) if (!outcomes.has(code)) outcomes.set(code, 'same')
      for (const change of changes) addChange(change)
      tell(bad)
      note(more)
      onProgress({ share: totalBytes > 0 ? Math.min(1, taken / totalBytes) : 0, products: outcomes.size })
    },
  }
  return {
    listener,
    finish(): Digest {
      const all = [...outcomes.values()]
      const count = (outcome: string) => all.filter((one) => one === outcome).length
      const bad = [...faults.values()].reduce((sum, one) => sum + one.count, 0)
      return {
        ...digest,
        counts: {
          ...digest.counts,
          created: count('created'),
          changed: count('changed'),
          same: count('same'),
          bad,
          withdrawn: withdrawn.size,
        },
        faults: [...faults.values()].toSorted((a, b) => b.count - a.count),
        notices: [...notices].map(([code, { count: total, examples }]) => ({
          code,
          text: noticeText(code),
          count: total,
          examples: [...examples].map((one) => plainLine(one, 120)),
        })),
      }
    },
  }
}

/** Where rows of one cause differ in what they say, each says its own. */
function placeText(where: string, code: string | undefined, fault: BadRow['fault'], shared: string): string {
  const place = code ? `${where} (${plainLine(code, 80)})` : where
  const own = importFaultSentence(fault)
  return own === shared ? place : `${place}: ${own}`
}

/** A product that is hidden, loses a variant, or of which nothing is left. */
export function isWithdrawal({ isNew, fields }: ProductChange): boolean {
  if (isNew) return false
  const stocks = fields.filter(({ field }) => field === 'stock')
  const isSoldOut =
    stocks.length > 0 && stocks.every(({ before, after }) => Number(before) > 0 && Number(after) === 0)
  return (
    isSoldOut ||
    fields.some(
      ({ field, before, after }) =>
        (field === 'published' && before === true && after === false) ||
        (field === 'active' && before === true && after === false) ||
        (field === 'availability' && after === 'none'),
    )
  )
}

function newText({ fields }: ProductChange): string {
  const variants = fields.flatMap(({ field, after }) => (field === 'variant' ? [after as VariantDraft] : []))
  const costs = variants.flatMap(({ tiers }) => tiers.map(({ cost }) => cost))
  const count = variants.length === 1 ? '1 variante' : `${variants.length} variantes`
  const cost = costs.length === 0 ? 'sin precio' : `costo ${changedPriceText(Math.min(...costs))}`
  return `${count}, ${cost}`
}

function changedText(change: ProductChange) {
  const [, ...lines] = changeLines(change).map((line) => line.trim())
  const more = lines.length - mostLines
  const shown = more > 0 ? [...lines.slice(0, mostLines), `y ${more} cambios más`] : lines
  return { code: change.external_id, name: plainLine(change.name, 120), lines: shown }
}

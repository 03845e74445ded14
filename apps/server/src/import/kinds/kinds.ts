/** Which system exported a table, by its headings. */
import { plainOf } from '../normalize/text.ts'
import type { ExportKind } from './export-kind.ts'
import { google } from './google.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

const kinds: readonly ExportKind[] = [shopify, woocommerce, google]

export const headingNames = (headings: readonly string[]) => new Set(headings.map(plainOf).filter(Boolean))

export function exportKindOf(headings: readonly string[]): ExportKind | undefined {
  const names = headingNames(headings)
  return kinds.find((kind) => kind.fits(names))
}

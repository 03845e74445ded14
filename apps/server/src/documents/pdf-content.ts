/**
 * A document that people get: a quote, an order's summary. It is plain data, whole: what stands on it and in which
 * order, not where. Amounts are texts already, so that what is drawn is what was reckoned.
 */
import type { BrandLook } from '@estampa/domain/shops/brand-look'
import type { LogoColors } from '../shops/logo-colors.ts'

export type PdfLogo = {
  /** PNG or JPEG. */
  readonly bytes: Uint8Array
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** They say on which grounds it is seen. */
  readonly colors: LogoColors
}
export type PdfBranding = {
  /** The shop's name, large where it has no logo. */
  readonly shop: string
  /** 'es-AR': in which it is read aloud. */
  readonly language: string
  readonly logo: PdfLogo | null
  /** Faces, colors and shapes of its template. */
  readonly brand: BrandLook
  /** The sender: legal name, tax number, address, how to reach them. */
  readonly sender: readonly string[]
}
export type PdfFact = { readonly name: string; readonly value: string }
export type PdfSection = { readonly title: string; readonly lines: readonly string[] }
/** '50', '$ 4.200', '$ 210.000': they stand under the table's columns. */
export type PdfItem = { readonly text: string; readonly cells: readonly string[] }
/** A product with its variants and what is made on it. */
export type PdfGroup = {
  /** JPEG or PNG. */
  readonly picture: Uint8Array | null
  readonly name: string
  /** Beside its name. */
  readonly cells: readonly string[]
  readonly items: readonly PdfItem[]
  /** The decorations; the amount may be ''. */
  readonly details: readonly { readonly text: string; readonly amount: string }[]
}
export type PdfSum = PdfFact & { readonly look: 'plain' | 'total' | 'strong' }

export type PdfContent = {
  readonly look: PdfBranding
  /** 'Cotización C-000123'. */
  readonly title: string
  /** Beside the title: version, state. '' for none. */
  readonly badge: string
  readonly facts: readonly PdfFact[]
  readonly parties: readonly PdfSection[]
  /** Names of the columns of numbers; the first column is the product. */
  readonly columns: readonly string[]
  readonly groups: readonly PdfGroup[]
  readonly sums: readonly PdfSum[]
  /** Below the sums, small. '' for none. */
  readonly sumsNote: string
  /** Beside the sums: conditions, or how to pay. */
  readonly aside: PdfSection | null
  readonly parts: readonly PdfSection[]
  /** Where it can be seen and answered. */
  readonly link: { readonly url: string; readonly title: string; readonly text: string } | null
  /** At the end, small: what this document is not. '' for none. */
  readonly notice: string
}

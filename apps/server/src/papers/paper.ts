/**
 * A paper that people get: a quote, an order's summary. It is plain data, whole: what stands on it and in which
 * order, not where. Amounts are texts already, so that what is drawn is what was reckoned.
 */
export type PaperLook = {
  /** The shop's name, large where it has no logo. */
  readonly shop: string
  /** 'es-AR': in which it is read aloud. */
  readonly language: string
  /** PNG or JPEG. */
  readonly logo: Uint8Array | null
  /** '#rrggbb' each: the shop's own colour, and the same as far darkened as text needs. */
  readonly colour: string
  readonly accent: string
  /** Who sends it: legal name, tax number, address, how to reach them. */
  readonly sender: readonly string[]
}
export type PaperFact = { readonly name: string; readonly value: string }
export type PaperPart = { readonly title: string; readonly lines: readonly string[] }
/** '50', '$ 4.200', '$ 210.000': they stand under the table's columns. */
export type PaperItem = { readonly text: string; readonly cells: readonly string[] }
/** A product with its variants and what is made on it. */
export type PaperGroup = {
  /** JPEG or PNG. */
  readonly picture: Uint8Array | null
  readonly name: string
  /** Beside its name. */
  readonly cells: readonly string[]
  readonly items: readonly PaperItem[]
  /** What is made on it; the amount may be ''. */
  readonly details: readonly { readonly text: string; readonly amount: string }[]
}
export type PaperSum = PaperFact & { readonly look: 'plain' | 'total' | 'strong' }

export type Paper = {
  readonly look: PaperLook
  /** 'Cotización C-000123'. */
  readonly title: string
  /** Beside the title: version, state. '' for none. */
  readonly badge: string
  readonly facts: readonly PaperFact[]
  readonly parties: readonly PaperPart[]
  /** Names of the columns of numbers; the first column is the product. */
  readonly columns: readonly string[]
  readonly groups: readonly PaperGroup[]
  readonly sums: readonly PaperSum[]
  /** Below the sums, small. '' for none. */
  readonly sumsNote: string
  /** Beside the sums: conditions, or how to pay. */
  readonly aside: PaperPart | null
  readonly parts: readonly PaperPart[]
  /** Where it can be seen and answered. */
  readonly link: { readonly url: string; readonly title: string; readonly text: string } | null
  /** At the end, small: what this paper is not. '' for none. */
  readonly notice: string
}

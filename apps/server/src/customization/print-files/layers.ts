/** Layers of a PDF that can be shown and hidden one by one: optional content groups, in the order of the inks. */
type Reference = PDFKit.PDFKitReference
type PdfInternals = {
  _root: { data: Record<string, unknown> }
  page: { resources: { data: Record<string, unknown> } }
  endMarkedContent(): unknown
}

export class Layers {
  readonly #doc: PDFKit.PDFDocument
  readonly #groups = new Map<string, { key: string; reference: Reference }>()
  #open: string | null = null

  constructor(doc: PDFKit.PDFDocument, names: readonly string[]) {
    this.#doc = doc
    for (const [index, name] of names.entries()) {
      // a String object is written as text, a plain one as a name
      const reference = doc.ref({ Type: 'OCG', Name: new String(name) })
      ;(reference as unknown as { end(): void }).end()
      this.#groups.set(name, { key: `L${index}`, reference })
    }
    const references = [...this.#groups.values()].map(({ reference }) => reference)
    // PDF/X-4 wants a name
    const order = { Name: new String('Planchas'), Order: references, ON: references, BaseState: 'ON' }
    ;(doc as unknown as PdfInternals)._root.data.OCProperties = { OCGs: references, D: order }
  }

  get current(): string | null {
    return this.#open
  }

  /** Opens the layer to which everything belongs that is painted from here on; null: none. */
  enter(name: string | null): void {
    if (name === this.#open) return
    this.leave()
    const group = name === null ? undefined : this.#groups.get(name)
    if (!group) return
    const { resources } = (this.#doc as unknown as PdfInternals).page
    resources.data.Properties = { ...(resources.data.Properties ?? {}), [group.key]: group.reference }
    this.#doc.addContent(`/OC /${group.key} BDC`)
    this.#open = name
  }

  leave(): void {
    if (this.#open !== null) this.#doc.addContent('EMC')
    this.#open = null
  }
}

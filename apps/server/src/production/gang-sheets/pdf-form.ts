/** What stands many times in a PDF is in it once: a form, which pages show wherever they want. pdfkit has none. */
type Reference = PDFKit.PDFKitReference
type Ended = { end(): void }
type PdfInternals = {
  page: unknown
  _ctm: readonly number[]
  spotColors: Record<string, { id: string }>
}
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Stands in for a page while the form is drawn: pdfkit writes its operators and resources there. */
class FormPage {
  readonly content: Reference
  readonly resources: Reference

  constructor(doc: PDFKit.PDFDocument, { left, top, right, bottom }: Box) {
    this.resources = doc.ref({})
    const facts = { Type: 'XObject', Subtype: 'Form', BBox: [left, top, right, bottom] }
    this.content = doc.ref({ ...facts, Resources: this.resources })
  }
  write(chunk: string): void {
    ;(this.content as unknown as { write(chunk: string): void }).write(chunk)
  }
  get xobjects() {
    return this.#resource('XObject')
  }
  get ext_gstates() {
    return this.#resource('ExtGState')
  }
  get patterns() {
    return this.#resource('Pattern')
  }
  get colorSpaces() {
    return this.#resource('ColorSpace')
  }
  #resource(name: string): Record<string, unknown> {
    const { data } = this.resources as unknown as { data: Record<string, Record<string, unknown>> }
    data[name] ??= {}
    return data[name]
  }
}

/** `draw` draws as on a page, from 0,0 in the units of whoever shows the form. The document has a page already. */
export function drawForm(doc: PDFKit.PDFDocument, box: Box, draw: () => void): Reference {
  const internals = doc as unknown as PdfInternals
  const { page, _ctm } = internals
  const form = new FormPage(doc, box)
  internals.page = form
  internals._ctm = [1, 0, 0, 1, 0, 0]
  draw()
  for (const color of Object.values(internals.spotColors)) form.colorSpaces[color.id] = color
  internals.page = page
  internals._ctm = _ctm
  ;(form.resources as unknown as Ended).end()
  ;(form.content as unknown as Ended).end()
  return form.content
}

export function showForm(
  doc: PDFKit.PDFDocument,
  form: { readonly name: string; readonly reference: Reference },
  matrix: readonly [number, number, number, number, number, number],
): void {
  doc.page.xobjects[form.name] = form.reference
  doc.save()
  doc.transform(...matrix)
  doc.addContent(`/${form.name} Do`)
  doc.restore()
}

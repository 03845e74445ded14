/**
 * PDF/X-4 (ISO 15930-7), which presses check their files by: what the colors mean and for which printing they are made.
 * Ink names are colorants; what has no ink is sRGB, said with its profile; and the file is made for coated offset, which
 * a press replaces by its own. `docs/print-files.md` lists the clauses.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { escapeXml } from '@estampa/domain/markup'

type Reference = PDFKit.PDFKitReference
type PdfInternals = {
  info: {
    Title: string
    Creator: string
    Producer: string
    CreationDate: Date
    ModDate: Date
    Trapped: PdfName
  }
  _root: { data: Record<string, unknown> }
  page: { colorSpaces: Record<string, unknown> }
  _getColorSpace(color: unknown): string
  endMetadata(): void
}
type GradientInternals = { _colorSpace: unknown }

const profileOf = (file: string) => readFileSync(new URL(`./profiles/${file}`, import.meta.url))
const coatedOffset = profileOf('coated-offset.icc')
const screen = profileOf('srgb.icc')

const RGB = 'sRGB'
const rgbSpaces = new WeakMap<PDFKit.PDFDocument, readonly unknown[]>()

/** The color space that says what red, green and blue mean in the document; pictures and gradients have to name it too. */
export function rgbSpaceOf(doc: PDFKit.PDFDocument): readonly unknown[] {
  const known = rgbSpaces.get(doc)
  if (known) return known
  const space = ['ICCBased', ended(doc, { N: 3 }, screen)]
  rgbSpaces.set(doc, space)
  return space
}

/** pdfkit knows the color spaces of devices alone; all stops have been said. */
export function tagGradient(doc: PDFKit.PDFDocument, gradient: PDFKit.PDFGradient): void {
  const internals = gradient as unknown as GradientInternals
  if (internals._colorSpace === 'DeviceRGB') internals._colorSpace = rgbSpaceOf(doc)
}

/** Before anything is drawn. `isTrapped`: its inks reach below one another already. */
export function openPdfX(doc: PDFKit.PDFDocument, isTrapped: boolean): void {
  const internals = doc as unknown as PdfInternals
  const { info } = internals
  // neither of the two dates knows parts of a second
  info.CreationDate = new Date(Math.floor(Date.now() / 1000) * 1000)
  info.ModDate = info.CreationDate
  info.Trapped = new PdfName(isTrapped ? 'True' : 'False')
  internals._root.data.OutputIntents = [
    {
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: new String('Custom'),
      OutputCondition: new String('Coated offset'),
      Info: new String('Coated offset, ISO 12647-2'),
      DestOutputProfile: ended(doc, { N: 4 }, coatedOffset),
    },
  ]
  const deviceSpace = internals._getColorSpace.bind(doc)
  internals._getColorSpace = (color) => {
    const space = deviceSpace(color)
    if (space !== 'DeviceRGB') return space
    internals.page.colorSpaces[RGB] = rgbSpaceOf(doc)
    return RGB
  }
  internals.endMetadata = () => {
    const metadata = doc.ref({ Type: 'Metadata', Subtype: 'XML' })
    // whoever looks for it reads it without unpacking
    ;(metadata as unknown as { compress: boolean }).compress = false
    end(metadata, Buffer.from(packetOf(info)))
    internals._root.data.Metadata = metadata
  }
}

/** pdfkit writes texts as names, but not in the facts of a document. */
class PdfName {
  readonly #name: string
  constructor(name: string) {
    this.#name = name
  }
  get [Symbol.toStringTag](): string {
    return 'Name'
  }
  toString(): string {
    return `/${this.#name}`
  }
}

function ended(doc: PDFKit.PDFDocument, facts: object, bytes: Buffer): Reference {
  const reference = doc.ref(facts)
  end(reference, bytes)
  return reference
}

const end = (reference: Reference, bytes: Buffer) =>
  (reference as unknown as { end(bytes: Buffer): void }).end(bytes)

/** The same facts as XMP, where PDF/X-4 looks for its own name. */
function packetOf({ Title, Creator, Producer, CreationDate, Trapped }: PdfInternals['info']): string {
  const date = CreationDate.toISOString().replace('.000Z', 'Z')
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmp:CreatorTool>${escapeXml(Creator)}</xmp:CreatorTool>
<xmpMM:DocumentID>uuid:${randomUUID()}</xmpMM:DocumentID>
<xmpMM:InstanceID>uuid:${randomUUID()}</xmpMM:InstanceID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>${escapeXml(Producer)}</pdf:Producer>
<pdf:Trapped>${String(Trapped).slice(1)}</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}

/**
 * The names of the spot inks of a page, «PANTONE 485 C», each with the color in which pdf.js shows it. pdf.js forgets the
 * name where it works out the color, so the color spaces of the page are found beside it, and a page that paints with each
 * of them in full tone tells their colors. A tint of an ink has no name: it is another color, and printed by the same plate.
 */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { InkName } from '@estampa/domain/customization/design'
import { addFileInks, trimInkName } from '@estampa/domain/customization/ink-names'

/** More are no inks of a logo. */
const MAX_SPACES = 60
const MAX_DEPTH = 12
/** Plates that are no spot inks; «All» is that of marks, and «None» is no plate. */
const processInks = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None'])

type InkSpace = { readonly space: PDFArray; readonly inks: readonly string[] }
/** Paints with the spaces of a page of its own: the color of each fill, in their order. */
type ColorProbe = (pdf: Uint8Array) => Promise<readonly string[]>

/** What a page paints in «None» is not printed, but pdf.js draws it. */
export type SpotInks = { readonly inks: readonly InkName[]; readonly paintsInNone: boolean }

/** `page` is the first where it is 1. An ink whose color another one has too is left out: nothing tells them apart. */
export async function readSpotInks(bytes: Uint8Array, page: number, probe: ColorProbe): Promise<SpotInks> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false })
  const spaces = inkSpacesOf(document, page)
  const paintsInNone = spaces.some(({ inks }) => inks.every((name) => name === 'None'))
  return { inks: await namesOf(document, spaces, probe), paintsInNone }
}

async function namesOf(
  document: PDFDocument,
  spaces: readonly InkSpace[],
  probe: ColorProbe,
): Promise<InkName[]> {
  const fills = spaces.flatMap((space) => space.inks.map((name, at) => ({ ...space, name, at })))
  if (fills.length === 0) return []
  const colors = await probe(await pageOfFills(document, fills))
  if (colors.length !== fills.length) return []
  const inks: InkName[] = []
  fills.forEach(({ name }, at) => {
    const hex = colors[at] ?? ''
    const isKnown = inks.some((ink) => ink.hex === hex && ink.name === name)
    if (!processInks.has(name) && !isKnown) inks.push({ hex, name })
  })
  const isAlone = ({ hex, name }: InkName) => !inks.some((ink) => ink.hex === hex && ink.name !== name)
  return [...addFileInks([], inks.filter(isAlone))]
}

/** The color spaces of inks in what the page and its forms and patterns paint with. */
function inkSpacesOf(document: PDFDocument, page: number): InkSpace[] {
  const found: InkSpace[] = []
  const seen = new Set<PDFObject>()
  const look = (resources: PDFDict | undefined, depth: number) => {
    if (!resources || seen.has(resources) || depth > MAX_DEPTH) return
    seen.add(resources)
    for (const space of valuesOf(resources, 'ColorSpace')) {
      const inks = space instanceof PDFArray ? inksOf(space) : []
      if (space instanceof PDFArray && inks.length > 0 && found.length < MAX_SPACES && !seen.has(space)) {
        seen.add(space)
        found.push({ space, inks })
      }
    }
    for (const part of [...valuesOf(resources, 'XObject'), ...valuesOf(resources, 'Pattern')]) {
      if (part instanceof PDFStream) look(part.dict.lookupMaybe(PDFName.of('Resources'), PDFDict), depth + 1)
    }
  }
  look(document.getPage(page - 1).node.Resources(), 0)
  return found
}

function valuesOf(resources: PDFDict, kind: string): PDFObject[] {
  const entries = resources.lookup(PDFName.of(kind))
  if (!(entries instanceof PDFDict)) return []
  return entries.keys().flatMap((name) => entries.lookup(name) ?? [])
}

function inksOf(space: PDFArray): string[] {
  const [kind, names] = [space.lookup(0), space.lookup(1)]
  if (kind === PDFName.of('Separation')) return names instanceof PDFName ? [nameOf(names)] : []
  if (kind !== PDFName.of('DeviceN') || !(names instanceof PDFArray)) return []
  return names.asArray().map((name) => (name instanceof PDFName ? nameOf(name) : 'None'))
}

const nameOf = (name: PDFName): string => trimInkName(name.decodeText())

type InkFill = InkSpace & { readonly at: number }

async function pageOfFills(from: PDFDocument, fills: readonly InkFill[]): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const copier = PDFObjectCopier.for(from.context, document.context)
  const page = document.addPage([100, 100])
  const spaces = PDFDict.withContext(document.context)
  const content = fills.map(({ space, inks, at }, index) => {
    spaces.set(PDFName.of(`S${index}`), copier.copy(space))
    const tints = inks.map((_, ink) => (ink === at ? 1 : 0)).join(' ')
    return `/S${index} cs ${tints} scn 0 0 9 9 re f`
  })
  page.node.set(PDFName.of('Resources'), document.context.obj({ ColorSpace: spaces }))
  page.node.set(
    PDFName.of('Contents'),
    document.context.register(document.context.stream(content.join('\n'))),
  )
  return document.save({ useObjectStreams: false })
}

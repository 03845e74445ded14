/**
 * The interface between the editor and the page around it: the editor calls no server itself, knows no cart and no address.
 * Lengths are millimeters.
 */
import type { Placement } from '@estampa/domain/catalog'
import type { AcceptedFiles } from '@estampa/domain/customization/artwork-files'
import type { Design, DesignView, Dimensions, InkName } from '@estampa/domain/customization/design'
import type { SpotInk } from '@estampa/domain/customization/ink-chart'
import type { Locale } from '@estampa/domain/messages'
import type { ReactNode } from 'react'
import type { EditorArea } from '../kernel/state.ts'

/** `detail` is the number of a thread, which tells it from others of its name. */
export type NamedColor = { readonly name: string; readonly detail?: string | undefined; readonly hex: string }

export type EditorLogo = Dimensions & {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly preview_url: string
  readonly isVector: boolean
  /** Its flat colors, most used first, as hex; empty for photographs. */
  readonly colours: readonly string[]
  /** The cleaned SVG of what can be scaled without loss. */
  readonly drawing_url: string | null
  /** Which page of its file it shows, and how many that has; null for a file without pages. */
  readonly page?: number | null | undefined
  readonly pages?: number | null | undefined
  /** The spot inks that its file calls by name. */
  readonly inks?: readonly InkName[] | undefined
  readonly facts?: { readonly flatBackground: string | null } | null | undefined
}

export type EditorTechnique = {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly description: string
  readonly pricing: 'colour' | 'area' | 'stitches' | 'flat'
  readonly maxColours: number | null
  /** The largest art that it makes on any product. */
  readonly most: { readonly width: number | null; readonly height: number | null }
  /** Fewer units cost an extra. */
  readonly minimum: number | null
  readonly days: number
  /** The colors that it has; empty: every color. */
  readonly colours: readonly NamedColor[]
}

/** A print area with the picture of the product that shows it. */
export type EditorPrintArea = EditorArea & {
  readonly techniques: readonly number[]
  readonly picture: Dimensions & { readonly src: string; readonly thumbnail: string }
  /** The color on which art lies there on the selected variant. */
  readonly ground: string | null
  /** Position of the print area on the picture. */
  readonly placement: Omit<Placement, 'image_url'>
}

export type ClipArt = { readonly title: string; readonly source: string }
export type ClipArtCategory = { readonly title: string; readonly designs: readonly ClipArt[] }

/** A failure, in a sentence for a person. */
export type EditorFailure = { readonly trouble: string }
export function isEditorFailure(answer: unknown): answer is EditorFailure {
  return typeof answer === 'object' && answer !== null && 'trouble' in answer
}

/** An edit of a logo. The result is a new logo: the first one stays as it was. */
export type EditorLogoEdit =
  | { readonly tool: 'remove_background' }
  | { readonly tool: 'reduce_colours'; readonly colours: number; readonly palette: readonly string[] }
  /** `colours` null: as many as it has; a photograph needs a number. */
  | { readonly tool: 'vectorise'; readonly colours: number | null }
  | { readonly tool: 'single_colour'; readonly colour: string }
  /** `part` of the width on every side of each stroke. */
  | { readonly tool: 'thicken'; readonly part: number }

/** The person's logos on the server. */
export type LogoLibrary = {
  /** The latest logos of this person, the newest first. */
  readonly logos: readonly EditorLogo[]
  readonly accepted: AcceptedFiles
  upload(
    files: readonly File[],
    onProgress: (part: number) => void,
  ): Promise<readonly EditorLogo[] | EditorFailure>
  /** Whether another page can be shown: the file is only at hand until the page is left. */
  hasPages(logo: EditorLogo): boolean
  openPage(logo: EditorLogo, page: number): Promise<EditorLogo | EditorFailure>
  edit(logo: EditorLogo, edit: EditorLogoEdit, signal: AbortSignal): Promise<EditorLogo | EditorFailure>
  /** Also one that is no longer among the latest. */
  find(id: string): Promise<EditorLogo | undefined>
  forget(id: string): void
}

export type SuggestInks = (
  sought: { readonly text: string; readonly hex: string },
  signal: AbortSignal,
) => Promise<readonly SpotInk[]>

export type AreaPreview = {
  readonly name: string
  readonly url: string
  /** The art from near, so large that single threads are seen. */
  closeUp(signal: AbortSignal): Promise<AreaCloseUp | EditorFailure>
}
export type AreaCloseUp = Dimensions & { readonly url: string }

/** Parts that the page puts into the editor's frame. */
export type Slots = {
  /** Link back to the product. */
  readonly back: ReactNode
  /** Below the product's name: whether the design is kept. */
  readonly kept: ReactNode
  /** Variant and quantity. */
  readonly units: ReactNode
  readonly price: ReactNode
  readonly breakdown: ReactNode
  /** «Agregar al carrito». */
  readonly action: ReactNode
}

export type Host = {
  readonly locale: Locale
  /** The name of what is decorated. */
  readonly product: string
  readonly places: readonly EditorPrintArea[]
  readonly techniques: readonly EditorTechnique[]
  readonly clipArt: readonly ClipArtCategory[]
  readonly desk: LogoLibrary
  readonly dpi: { readonly warn: number; readonly refuse: number }
  /** Previews of the decorated print areas. */
  preview(design: Design, signal: AbortSignal): Promise<readonly AreaPreview[] | EditorFailure>
  /**
   * Prices that each technique of the print area would add to a unit, as texts, by id; without
   * those that have no price. null: the shop shows none.
   */
  readonly techniquePrices:
    | ((view: DesignView, signal: AbortSignal) => Promise<ReadonlyMap<number, string>>)
    | null
  /** Inks of the shop's chart for a color, the nearest first; none where the shop has no chart. */
  readonly suggestInks: SuggestInks
  /** Shows a person a sentence for a while. */
  notify?(sentence: string): void
  /** Every new state of the design; of a gesture, what it has done when it rests. */
  onChange(design: Design): void
}

import type { ApplicationTechnique } from '@estampa/domain/customization'
import type { DesignView } from '@estampa/domain/customization/design'
import type { Fabric } from '@estampa/domain/customization/fabric'
import type { PrintSurface } from '@estampa/domain/customization/outline'
import { counted } from '@estampa/domain/messages/numbers'
import type { PictureToDraw } from '../draw-art.ts'

export type PrintColor = { readonly hex: string; readonly name: string }

export type PrintAreaToPrint = {
  /** Millimeters. */
  readonly area: PrintSurface & { readonly name: string }
  readonly view: DesignView
  readonly technique: Pick<ApplicationTechnique, 'key' | 'name' | 'pricing' | 'maxColours'>
  /** Inks or threads as the server counted and named them; empty: full color. */
  readonly colours: readonly PrintColor[]
  /** Hex of a picture's background that is the product itself: no ink, and it leaves all inks out. */
  readonly paper?: string | null | undefined
  /** The fabric that is embroidered; absent: unknown. */
  readonly fabric?: Fabric | undefined
  /** Names of the variants on which a white base is printed first, empty where it is on all; absent: on none. */
  readonly whiteBase?: readonly string[] | undefined
  /** The preflight checks of the art, as sentences. */
  readonly remarks: readonly string[]
}

export type PrintJob = {
  readonly shop: string
  /** As people call it: 'Pedido 1042'. */
  readonly order: string
  /** As people read it. */
  readonly date: string
  readonly product: { readonly name: string; readonly sku: string }
  /** 'Rojo · M' and how many of it. */
  readonly quantities: readonly { readonly name: string; readonly sku: string; readonly units: number }[]
  /** The decorated product as it was shown, PNG or JPEG. */
  readonly picture: Uint8Array | null
  readonly places: readonly PrintAreaToPrint[]
  /** Everything that the places show, as `loadPictures` gives it. */
  readonly pictures: readonly PictureToDraw[]
  /** The persons of a list of names and numbers; `places` then show what all have in common. Absent: there is no list. */
  readonly persons?: readonly PrintPerson[] | undefined
  readonly options: PrintOptions
}
export type PrintPerson = {
  /** In the list, from one. */
  readonly position: number
  readonly name: string
  readonly number: string
  readonly variantName: string
  /** How each place is printed for this person; null where it is the same for all. */
  readonly views: readonly (DesignView | null)[]
}
export type PrintOptions = {
  /** Marks for cutting and for laying colors over one another. */
  readonly marks: boolean
}
export const printOptions: PrintOptions = { marks: true }

export type PrintFile = {
  readonly name: string
  readonly bytes: Uint8Array
  /** One of very many: it is in the ZIP and not kept by itself. */
  readonly isArchiveOnly?: boolean
}
/** The facts of a job that every file states. */
export type PrintFacts = Omit<PrintJob, 'pictures' | 'picture' | 'persons'>
/** A file, and what a person in the workshop must know of it. */
export type NotedFile = PrintFile & { readonly note: string }
/** «Polera clásica · PO-1-S, PO-1-M»: what is made is made on every one of them. */
export function goodsText({ product, quantities }: Pick<PrintFacts, 'product' | 'quantities'>): string {
  const skus = quantities.map(({ sku }) => sku)
  const named = skus.length > MOST_NAMED ? counted(skus.length, 'variante', 'variantes') : skus.join(', ')
  return [product.name, named || product.sku].join(' · ')
}

const MOST_NAMED = 3

export type PrintAreaRequest = {
  readonly facts: PrintFacts
  readonly place: PrintAreaToPrint
  /** The pictures of this print area. */
  readonly pictures: readonly PictureToDraw[]
  /** The beginning of its files' names. */
  readonly name: string
}
export type PrintedArea = {
  readonly place: PrintAreaToPrint
  readonly files: readonly NotedFile[]
  /** How it looks, PNG with a clear ground. */
  readonly preview: Uint8Array
  /** Stitches, threads and cuts of an embroidery, as people read them. */
  readonly sewing?: string | undefined
}

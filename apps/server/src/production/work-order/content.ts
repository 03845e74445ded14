import type { PaperSize } from '@estampa/domain/production'
import type { PdfBranding } from '../../documents/pdf-content.ts'

/** What stands on a work order, as plain texts. Nothing of it is an amount of money, and nobody's address is on it. */
export type WorkOrderContent = {
  readonly look: PdfBranding
  readonly paper: PaperSize
  readonly number: number
  readonly buyer: string
  /** «9 de diciembre de 2026»; '' where no day was promised. */
  readonly promised: string
  readonly placed: string
  readonly units: string
  readonly conditions: readonly TickBox[]
  /** Who has overridden a condition and why. */
  readonly waivers: readonly string[]
  readonly jobs: readonly {
    readonly name: string
    /** Why nobody can go on; '' where somebody can. */
    readonly blocked: string
    readonly stages: readonly TickBox[]
  }[]
  readonly comment: string
  readonly lines: readonly WorkOrderLine[]
  /** The order's page of the workshop. */
  readonly url: string
}

export type TickBox = { readonly text: string; readonly isTicked: boolean }

export type WorkOrderLine = {
  readonly name: string
  readonly units: string
  readonly tally: readonly { readonly name: string; readonly sku: string; readonly units: string }[]
  readonly decorations: readonly WorkOrderDecoration[]
}

export type WorkOrderDecoration = {
  readonly title: string
  /** JPEG. */
  readonly picture: Uint8Array | null
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly colors: readonly { readonly name: string; readonly hex: string | null }[]
  readonly instructions: string
}

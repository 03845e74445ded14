import type { PdfBranding } from '../../documents/pdf-content.ts'
import type { WorkOrderLine } from '../work-order/content.ts'

/** What stands on the papers of dispatch, as plain texts. Nothing of it is an amount of money. */
export type PackingSlips = {
  readonly look: PdfBranding
  readonly slips: readonly PackingSlip[]
}

export type PackingSlip = {
  readonly number: number
  /** «Paquete 2»; '' for a whole order. */
  readonly parcel: string
  readonly receiver: readonly string[]
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly comment: string
  readonly lines: readonly WorkOrderLine[]
  /** The order's page of the back office. */
  readonly url: string
}

export type PickUpList = {
  readonly look: PdfBranding
  /** «24 de noviembre de 2026» */
  readonly day: string
  readonly rows: readonly {
    readonly number: string
    readonly receiver: string
    readonly buyer: string
    readonly what: string
    readonly units: string
  }[]
}

import { readStored, writeStored } from '@estampa/web/state'

const keyOf = (shop: string, number: number) => `estampa:draft:${shop}:${number}`

/** The text that somebody has written to an order's buyer in this tab and not sent yet. */
export function readMessageDraft(shop: string, number: number): string {
  const kept = readStored(keyOf(shop, number), 'sessionStorage')
  return typeof kept === 'string' ? kept : ''
}

export function writeMessageDraft(shop: string, number: number, text: string): void {
  writeStored(keyOf(shop, number), text || undefined, 'sessionStorage')
}

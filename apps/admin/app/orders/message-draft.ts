const keyOf = (shop: string, number: number) => `estampa:draft:${shop}:${number}`

/** The text that somebody has written to an order's buyer in this tab and not sent yet. */
export function readMessageDraft(shop: string, number: number): string {
  try {
    return window.sessionStorage.getItem(keyOf(shop, number)) ?? ''
  } catch {
    return ''
  }
}

/** A browser that refuses storage keeps the words on the page alone. */
export function writeMessageDraft(shop: string, number: number, text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(keyOf(shop, number))
    else window.sessionStorage.setItem(keyOf(shop, number), text)
  } catch {
    // nothing to do: the field has them
  }
}

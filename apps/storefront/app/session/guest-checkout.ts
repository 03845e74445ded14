/** The choice at the sign-in to buy without an account, valid as long as the tab is open. */
export function chooseGuest(shop: string): void {
  try {
    window.sessionStorage.setItem(keyOf(shop), 'yes')
  } catch {
    chosen.add(shop)
  }
}

export function hasChosenGuest(shop: string): boolean {
  try {
    return chosen.has(shop) || window.sessionStorage.getItem(keyOf(shop)) !== null
  } catch {
    return chosen.has(shop)
  }
}

/** The fallback for browsers that refuse storage. */
const chosen = new Set<string>()

const keyOf = (shop: string) => `estampa:${shop}:guest-checkout`

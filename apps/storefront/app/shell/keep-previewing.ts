import { lookPreview } from '../session/look-preview.ts'

const PARAMETER = 'preview'

/**
 * From now on whatever the router fetches of this shop's pages comes with the token, and the address is everybody's: the
 * page is rendered here as the published one will be.
 */
export function keepPreviewing(): void {
  const address = new URL(window.location.href)
  address.searchParams.delete(PARAMETER)
  window.history.replaceState(window.history.state, '', address)
  const send = window.fetch.bind(window)
  window.fetch = (input, init) => send(input instanceof Request ? input : withToken(input), init)
}

function withToken(address: string | URL): string | URL {
  const url = new URL(address, window.location.href)
  const token = lookPreview()?.token
  if (token === undefined || url.origin !== window.location.origin || !url.pathname.endsWith('.data')) {
    return address
  }
  url.searchParams.set(PARAMETER, token)
  return url
}

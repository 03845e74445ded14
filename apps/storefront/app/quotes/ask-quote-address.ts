import { useSearchParams } from 'react-router'

/** The cart with its form open, to which a person returns who had to sign in for a quote. */
export const ASK_QUOTE_PATH = '/shopping-cart?ask=quote'

/** The address says whether the form is open, so that it survives a sign-in and the browser's Back closes it. */
export function useAsking() {
  const [query, setQuery] = useSearchParams()
  const change = (isOpen: boolean) =>
    setQuery(
      (now) => {
        if (isOpen) now.set('ask', 'quote')
        else now.delete('ask')
        return now
      },
      { replace: !isOpen, preventScrollReset: true },
    )
  return { isOpen: query.get('ask') === 'quote', change }
}

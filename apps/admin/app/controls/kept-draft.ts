import { readStored, writeStored } from '@estampa/web/state'
import { useEffect, useState } from 'react'
import { useShop } from '../session/account.ts'

const keyOf = (shop: string, name: string) => `estampa:draft:${shop}:${name}`

/** What is being written under this name in a shop; it survives a reload of this tab, and what others do meanwhile. */
export function useKeptDraft<Draft>(name: string, begin: () => Draft) {
  const { shop } = useShop()
  const key = keyOf(shop, name)
  const [draft, setDraft] = useState<Draft>(
    () => (readStored(key, 'sessionStorage') as Draft | null) ?? begin(),
  )
  useEffect(() => writeStored(key, draft, 'sessionStorage'), [key, draft])
  return { draft, setDraft, forget: () => writeStored(key, undefined, 'sessionStorage') }
}

/** Whether something has been begun under this name and not sent. */
export function isDrafted(shop: string, name: string): boolean {
  return readStored(keyOf(shop, name), 'sessionStorage') !== null
}

import { useEffect, useState } from 'react'

export type Answer<Value> = {
  /** The last answer, also while a newer one is on its way. */
  value: Value | undefined
  isAsking: boolean
  error: unknown
  retry: () => void
}

/** Asks the API when `key` changes, and only the newest answer counts; null asks nothing. */
export function useAnswer<Value>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Value>,
): Answer<Value> {
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<{ key: string | null; value?: Value | undefined; error?: unknown }>({
    key: null,
  })
  const wanted = key === null ? null : `${tries} ${key}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything that the question depends on
  useEffect(() => {
    if (wanted === null) return setState({ key: null })
    const own = new AbortController()
    ask(own.signal).then(
      (value) => !own.signal.aborted && setState({ key: wanted, value }),
      (error: unknown) => {
        if (own.signal.aborted) return
        // biome-ignore lint/suspicious/noConsole: errors are logged to the browser's console
        console.error(error)
        setState({ key: wanted, error })
      },
    )
    return () => own.abort()
  }, [wanted])
  const isAsking = wanted !== null && state.key !== wanted
  return {
    value: wanted === null ? undefined : state.value,
    isAsking,
    error: isAsking ? undefined : state.error,
    retry: () => setTries(tries + 1),
  }
}

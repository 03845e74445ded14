import { useEffect, useState } from 'react'
import { logError } from '../log.ts'

export type AsyncValue<Value> = {
  /** The last value, also while a newer one is loading. */
  value: Value | undefined
  isLoading: boolean
  error: unknown
  retry: () => void
}

/** Loads a value when `key` changes; only the newest answer counts, and a null key loads nothing. */
export function useAsyncValue<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
): AsyncValue<Value> {
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<{ key: string | null; value?: Value | undefined; error?: unknown }>({
    key: null,
  })
  const current = key === null ? null : `${tries} ${key}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything that the question depends on
  useEffect(() => {
    if (current === null) return setState({ key: null })
    const own = new AbortController()
    load(own.signal).then(
      (value) => !own.signal.aborted && setState({ key: current, value }),
      (error: unknown) => {
        if (own.signal.aborted) return
        logError(error)
        setState({ key: current, error })
      },
    )
    return () => own.abort()
  }, [current])
  const isLoading = current !== null && state.key !== current
  return {
    value: current === null ? undefined : state.value,
    isLoading,
    error: isLoading ? undefined : state.error,
    retry: () => setTries(tries + 1),
  }
}

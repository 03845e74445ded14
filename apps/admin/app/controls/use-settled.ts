import { useEffect, useState } from 'react'

/** The value once nobody has changed it for a moment. It is compared and kept as JSON. */
export function useSettled<Value>(value: Value, stillMs: number): Value {
  const typed = JSON.stringify(value)
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), stillMs)
    return () => clearTimeout(timer)
  }, [typed, stillMs])
  return JSON.parse(settled) as Value
}

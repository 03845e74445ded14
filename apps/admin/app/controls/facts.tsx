import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Names and their values under each other; a fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-2 text-13">
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined && value !== false)
        .map(({ label, value }) => (
          <div key={label} className="grid grid-cols-facts gap-3">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

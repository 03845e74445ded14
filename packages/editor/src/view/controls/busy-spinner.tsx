/** A spinner for work of unknown duration. */
export function BusySpinner({ label }: { label: string }) {
  return (
    <div role="status" className="text-12 text-ink-soft">
      {label}
      <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full w-1/3 animate-run rounded-full bg-brand" />
      </div>
    </div>
  )
}

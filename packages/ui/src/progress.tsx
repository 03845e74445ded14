/** How far something is, 0 to 1; without a value it only says that something is going on. */
export function Progress({ value, label }: { value?: number; label: string }) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1 w-full overflow-hidden rounded-full bg-line"
    >
      {percent === undefined ? (
        <div className="h-full w-3/10 animate-run rounded-full bg-brand" />
      ) : (
        <div className="h-full rounded-full bg-brand transition-all" style={{ width: `${percent}%` }} />
      )}
    </div>
  )
}

export const chipClass =
  'inline-flex min-h-9 items-center gap-1.5 rounded-pill border border-line-strong bg-paper px-3.5 text-14 text-ink transition-colors hover:border-ink'

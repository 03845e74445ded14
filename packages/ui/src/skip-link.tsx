/** The first thing that Tab reaches: past the navigation, to the page. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="fixed top-2 left-2 z-80 -translate-y-16 rounded-base bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
    >
      {children}
    </a>
  )
}

import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The warning that the quantity exceeds the stock. */
export function StockWarning({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-2 flex gap-2 rounded-base bg-warning-wash px-3 py-2 text-14 text-warning">
      <CircleAlert size={18} className="mt-px" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

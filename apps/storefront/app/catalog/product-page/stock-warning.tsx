import { Icon } from '@estampa/ui/icon'
import type { ReactNode } from 'react'

/** The warning that the quantity exceeds the stock. */
export function StockWarning({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-2 flex gap-2 rounded-base bg-warning-wash px-3 py-2 text-14 text-warning">
      <Icon name="circle-exclamation-point" size={18} className="mt-px" />
      <span>{children}</span>
    </p>
  )
}

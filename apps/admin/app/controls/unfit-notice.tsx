import { useMessages } from '@estampa/web/messages'
import { gridMessages } from '../messages/grid.ts'
import type { UnfitCell } from './spreadsheet-cells.ts'

const MOST_UNFIT = 10

/** What a spreadsheet pasted and the table could not take. */
export function UnfitNotice({ unfit, onClose }: { unfit: readonly UnfitCell[]; onClose: () => void }) {
  const t = useMessages(gridMessages)
  if (unfit.length === 0) return null
  return (
    <div role="alert" className="mb-3 rounded-base bg-warning-wash px-4 py-3 text-13">
      <p className="font-semibold">{t.not_pasted(unfit.length)}</p>
      <ul className="mt-1">
        {unfit.slice(0, MOST_UNFIT).map(({ text, place }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cells may say the same, and the list never changes
          <li key={at}>
            «{text}», {place ?? t.outside}
          </li>
        ))}
        {unfit.length > MOST_UNFIT && <li>…</li>}
      </ul>
      <button
        type="button"
        className="mt-1 min-h-6 cursor-pointer underline underline-offset-4"
        onClick={onClose}
      >
        {t.dismiss}
      </button>
    </div>
  )
}

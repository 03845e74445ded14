import { fontList } from '@estampa/artwork/fonts'
import { clsx } from 'clsx'
import { fontNames } from '../font-files.ts'

type FontListProps = { label: string; value: string | null; onChoose: (key: string) => void }

/** Every font with its name in its own letters: pictures of outlines, so that none of them is loaded for it. */
export function FontList({ label, value, onChoose }: FontListProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-12 text-ink-soft">{label}</legend>
      <ul className="max-h-64 overflow-y-auto overscroll-contain rounded-base border border-line p-1 max-md:max-h-52">
        {fontList.map(({ key, name }) => (
          <li key={key}>
            <button
              type="button"
              aria-label={name}
              aria-pressed={key === value}
              onClick={() => onChoose(key)}
              className={clsx(
                'flex min-h-10 w-full items-center rounded-small px-2 hover:bg-wash max-md:min-h-11',
                key === value && 'bg-brand-wash',
              )}
            >
              <svg aria-hidden="true" className="h-6 w-full overflow-visible" fill="currentColor">
                <use href={`${fontNames}#${key}`} />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

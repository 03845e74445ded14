import { Checkbox } from '@estampa/ui/checkbox'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { areaCutMessages } from '../../messages/area-cut.ts'
import type { AreaDraft, AreaEditing } from './use-print-areas.ts'

type AsMadeProps = {
  area: AreaDraft
  editing: AreaEditing
  /** Key of the technique that is shown; null: the area is drawn. */
  technique: string | null
  isFailed: boolean
  onTechnique: (key: string | null) => void
}

/** Shows the test logo as a technique leaves it on the product, in its light and on its ground. */
export function AsMade({ area, editing: { stored }, technique, isFailed, onTechnique }: AsMadeProps) {
  const t = useMessages(areaCutMessages)
  const offered = stored.techniques.filter(({ id }) => area.techniques.includes(id))
  const [first] = offered
  if (!first) return null
  return (
    <>
      <Checkbox
        label={t.as_made}
        checked={technique !== null}
        onChange={({ currentTarget: { checked } }) => onTechnique(checked ? first.key : null)}
      />
      {technique !== null && (
        <Select
          aria-label={t.as_made_with}
          className="w-52"
          value={offered.some(({ key }) => key === technique) ? technique : first.key}
          options={offered.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={({ currentTarget }) => onTechnique(currentTarget.value)}
        />
      )}
      {isFailed && (
        <p role="alert" className="text-13 text-error">
          {t.as_made_failed}
        </p>
      )}
    </>
  )
}

import type { DesignView } from '@estampa/domain/customization/design'
import { Button } from '@estampa/ui/button'
import { Spinner } from '@estampa/ui/spinner'
import { clsx } from 'clsx'
import { PanelText } from '../controls/panel.tsx'
import { useEditor, useEditorStore } from '../editor-store.ts'
import { FixButtons } from '../fixes/fix-buttons.tsx'
import { useHost } from '../host-context.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons.ts'
import { useEditorMessages } from '../messages.ts'
import { type EditorCheck, usePreflightChecks, usePreflightStatus } from '../preflight.ts'

const isDrawn = ({ elements }: DesignView) => elements.some(({ hidden }) => !hidden)

const order = { refuse: 0, warn: 1, note: 2 }

/** The preflight checks, the worst first, each with its fixes. */
export function ReviewPanel() {
  const t = useEditorMessages()
  const checks = usePreflightChecks()
  const { isUnderWay, trouble } = usePreflightStatus()
  const isEmpty = useEditor(({ design }) => !design.views.some(isDrawn))
  const isChosen = useEditor(({ design }) =>
    design.views.filter(isDrawn).every(({ technique_id }) => technique_id),
  )
  const sorted = [...checks].sort((one, other) => order[one.level] - order[other.level])
  if (isEmpty) return <PanelText>{t.review_empty}</PanelText>
  return (
    <>
      <PanelText>{t.review_text}</PanelText>
      {isUnderWay && (
        <p role="status" className="mb-2 flex items-center gap-2 px-3 py-2 text-14 text-ink-soft">
          <Spinner size={18} />
          {t.review_under_way}
        </p>
      )}
      {trouble !== null && (
        <p role="alert" className="mb-2 flex gap-2 rounded-base bg-error-wash px-3 py-2 text-14 text-error">
          <CircleAlert size={18} className="mt-px" aria-hidden="true" />
          {t.review_failed} {trouble}
        </p>
      )}
      {!isChosen && <p className="px-3 py-2 text-14 text-warning">{t.review_no_technique}</p>}
      {sorted.length === 0 && isChosen && !isUnderWay && trouble === null && (
        <p className="flex gap-2 rounded-base bg-success-wash px-3 py-2 text-14 text-success">
          <CircleCheck size={18} className="mt-px" aria-hidden="true" />
          {t.review_fine}
        </p>
      )}
      {sorted.length > 0 && (
        <ul className={clsx('grid gap-2', isUnderWay && 'opacity-55')}>
          {sorted.map((check) => (
            <li key={`${check.printing_area_id} ${check.element_id} ${check.code}`}>
              <CheckCard judgement={check} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const cardClasses = {
  refuse: 'bg-error-wash text-error',
  warn: 'bg-warning-wash text-warning',
  note: 'bg-wash text-ink-soft',
}

const icons = { refuse: CircleAlert, warn: TriangleAlert, note: Info }

type CardProps = { judgement: EditorCheck; isAtElement?: boolean }

/** `isAtElement`: it stands beside what it is about. */
export function CheckCard({ judgement, isAtElement = false }: CardProps) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const { places } = useHost()
  const { printing_area_id: area, element_id, level, sentence } = judgement
  const place = places.length > 1 ? places.find(({ id }) => id === area) : undefined
  const Icon = icons[level]
  const see = () => {
    store.send({ type: 'open_view', area })
    if (element_id !== null) store.send({ type: 'select', ids: [element_id] })
  }
  return (
    <article className={clsx('rounded-base px-3 py-2.5 text-14', cardClasses[level])}>
      <p className="flex gap-2">
        <Icon size={18} className="mt-px" aria-hidden="true" />
        <span>
          <strong className="block text-12">
            {{ refuse: t.level_refuse, warn: t.level_warn, note: t.level_note }[level]}
            {place && ` · ${place.name}`}
          </strong>
          {sentence}
        </span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2 pl-6.5 text-ink">
        <FixButtons judgement={judgement} />
        {element_id !== null && !isAtElement && (
          <Button variant="quiet" size="small" className="px-2!" onClick={see}>
            {t.see_element}
          </Button>
        )}
      </div>
    </article>
  )
}

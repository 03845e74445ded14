import type { DesignView, ThreadChoice } from '@estampa/domain/customization/design'
import { ThreadList } from '@estampa/editor/view/thread-list'
import { Button } from '@estampa/ui/button'
import { useLocale, useMessages } from '@estampa/web/messages'
import { customizeMessages } from '../../messages/customize.ts'
import type { MeasurementState } from '../use-design-measurement.ts'

type ThreadsStepProps = {
  view: DesignView
  measurement: MeasurementState
  chart: readonly { readonly name: string; readonly number: string; readonly hex: string }[]
  onChoices: (choices: readonly ThreadChoice[]) => void
  onContinue: () => void
}

/** The threads of an embroidered logo, as they are sewn, each of which can be exchanged. */
export function ThreadsStep({ view, measurement, chart, onChoices, onContinue }: ThreadsStepProps) {
  const t = useMessages(customizeMessages)
  const { measured, isUpdating, failure } = measurement
  const own = measured?.views.find(({ printing_area_id: id }) => id === view.printing_area_id)
  return (
    <div className="grid gap-4">
      <div>
        <ThreadList
          locale={useLocale()}
          threads={own?.threads ?? []}
          isUpdating={isUpdating || (!measured && failure === null)}
          chart={chart.map(({ name, number, hex }) => ({ name, detail: number, hex }))}
          choices={view.threadChoices ?? []}
          onChoices={onChoices}
        />
      </div>
      <Button variant="second" onClick={onContinue}>
        {t.continue}
      </Button>
    </div>
  )
}

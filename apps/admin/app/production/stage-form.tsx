import { MAX_STAGES } from '@estampa/domain/production'
import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { newUuid } from '@estampa/web/state'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { workshopMessages } from '../messages/workshop.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { stagesKey, type TechniqueStages } from './stages-key.ts'

type Stages = TechniqueStages['items'][number]['stages']
/** A stage while it is written; `key` is undefined of a new one. */
type StageDraft = { id: string; key: string | undefined; name: string }

const draftsOf = (stages: Stages): StageDraft[] => stages.map(({ key, name }) => ({ id: key, key, name }))

/** The stages of one technique: renamed, put in order, added and removed, and saved at once. */
export function StageForm({ technique, saved }: { technique: number; saved: Stages }) {
  const t = useMessages(workshopMessages)
  const [stages, setStages] = useState(() => draftsOf(saved))
  const [isForAll, setIsForAll] = useState(false)
  const { save, isWorking } = useSaveStages(technique, (stored) => setStages(draftsOf(stored)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(stages, isForAll)
  }
  const change = (at: number, name: string) =>
    setStages(stages.map((stage, index) => (index === at ? { ...stage, name } : stage)))
  const add = () => setStages([...stages, { id: newUuid(), key: undefined, name: '' }])
  return (
    <form onSubmit={submit} className="grid max-w-130 gap-4">
      <ol className="grid gap-2">
        {stages.map((stage, at) => (
          <StageField
            key={stage.id}
            stage={stage}
            number={at + 1}
            of={stages.length}
            onType={(name) => change(at, name)}
            onMove={(step) => setStages(swapped(stages, at, at + step))}
            onRemove={() => setStages(stages.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {stages.length < MAX_STAGES && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={add}>
          <Icon name="plus" size={16} />
          {t.add_stage}
        </Button>
      )}
      <Checkbox label={t.for_all} checked={isForAll} onChange={({ target }) => setIsForAll(target.checked)} />
      <Button type="submit" className="justify-self-start" isBusy={isWorking}>
        {t.save}
      </Button>
    </form>
  )
}

type StageFieldProps = {
  stage: StageDraft
  number: number
  of: number
  onType: (name: string) => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

function StageField({ stage, number, of, onType, onMove, onRemove }: StageFieldProps) {
  const t = useMessages(workshopMessages)
  const name = stage.name || t.stage_name(number)
  return (
    <li className="swap-row">
      <TextInput
        aria-label={t.stage_name(number)}
        value={stage.name}
        required
        maxLength={40}
        autoFocus={stage.key === undefined && stage.name === ''}
        onChange={({ target }) => onType(target.value)}
      />
      <IconButton label={t.up(name)} disabled={number === 1} onClick={() => onMove(-1)}>
        <Icon name="chevron-down" size={18} className="rotate-180" />
      </IconButton>
      <IconButton label={t.down(name)} disabled={number === of} onClick={() => onMove(1)}>
        <Icon name="chevron-down" size={18} />
      </IconButton>
      <IconButton label={t.remove(name)} disabled={of === 1} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </IconButton>
    </li>
  )
}

function swapped(stages: readonly StageDraft[], one: number, other: number): StageDraft[] {
  const [first, second] = [stages[one], stages[other]]
  return first && second ? stages.with(one, second).with(other, first) : [...stages]
}

function useSaveStages(technique: number, onSaved: (stored: Stages) => void) {
  const t = useMessages(workshopMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const [isWorking, setIsWorking] = useState(false)
  const save = async (stages: readonly StageDraft[], isForAll: boolean) => {
    if (isWorking) return
    setIsWorking(true)
    try {
      const written = stages.map(({ key, name }) => ({
        ...(key !== undefined && { key }),
        name: name.trim(),
      }))
      const stored = await api.saveProductionStages({ technique, isForAll, stages: written })
      queries.setQueryData(stagesKey(shop), stored)
      void queries.invalidateQueries({ queryKey: [shop, 'workshop'] })
      onSaved(stored.items.find((item) => item.technique === technique)?.stages ?? [])
      notify(t.saved)
    } catch (error) {
      showError(error)
    }
    setIsWorking(false)
  }
  return { save, isWorking }
}

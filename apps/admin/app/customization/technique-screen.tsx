import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { type FormEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ChangesLink } from '../controls/changes-link.tsx'
import { LeaveGuard } from '../controls/leave-guard.tsx'
import { OpenedRecord } from '../controls/opened-record.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { UnsavedBar } from '../controls/unsaved-bar.tsx'
import { leavingMessages } from '../messages/leaving.ts'
import { techniqueMessages } from '../messages/technique.ts'
import { unsavedMessages } from '../messages/unsaved.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { MeanwhileTechnique } from './meanwhile-technique.tsx'
import { PriceSection } from './price-section.tsx'
import { DeleteTechniqueDialog, MergeTechniqueDialog } from './technique-dialogs.tsx'
import { ChargeFields, LimitFields, WordFields } from './technique-fields.tsx'
import { TechniquePreview } from './technique-preview.tsx'
import { TechniqueTester } from './technique-tester.tsx'
import {
  type EditedTechnique,
  type TechniqueEditing,
  useSaveTechnique,
  useTechniqueDraft,
} from './use-save-technique.ts'
import { type StaffTechnique, useChangedTechnique, useStaffTechnique } from './use-technique.ts'

/** One technique: its words, limits and prices, tried and looked at before they are saved at once. */
export function TechniqueScreen({ id }: { id: number }) {
  const t = useMessages(techniqueMessages)
  const { shop } = useShop()
  const query = useStaffTechnique(id)
  const back = { to: `/${shop}/techniques`, text: t.to_list }
  return (
    <OpenedRecord query={query} texts={t} head={<PageHead title={t.title} back={back} note={'\u00a0'} />}>
      {(saved) => <TechniqueForm edited={{ saved }} />}
    </OpenedRecord>
  )
}

/** One that is not saved yet: `?from=laser` begins it as a usual one of the trade. */
export function NewTechniqueScreen() {
  const [params] = useSearchParams()
  const starter = params.get('from')
  return <TechniqueForm key={starter} edited={{ saved: null, starter }} />
}

function TechniqueForm({ edited }: { edited: EditedTechnique }) {
  const t = useMessages(techniqueMessages)
  const leaving = useMessages(leavingMessages)
  const unsaved = useMessages(unsavedMessages)
  const { shop, name: shopName } = useShop()
  const editing = useTechniqueDraft(edited)
  const { seen, fields, changes } = editing
  const { save, isSaving } = useSaveTechnique(editing, edited.saved ? null : edited.starter)
  const form = useRef<HTMLFormElement>(null)
  const title = seen?.name ?? (fields.name || t.new_title)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await save()
    // the first field that is wrong, once it is marked
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <>
      <title>{`${title} · ${shopName}`}</title>
      <PageHead
        title={title}
        back={{ to: `/${shop}/techniques`, text: t.to_list }}
        note={seen ? <TechniqueState technique={seen} /> : t.unsaved_new}
        actions={seen && <TechniqueActs editing={editing} technique={seen} />}
      />
      <MeanwhileTechnique editing={editing} />
      <form ref={form} noValidate onSubmit={submit} className="technique-form">
        <div className="grid min-w-0 grid-cols-1 content-start gap-7">
          <PriceSection editing={editing} />
          <ChargeFields editing={editing} />
          <WordFields editing={editing} />
          <LimitFields editing={editing} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-7">
          <TechniqueTester editing={editing} />
          {seen && <TechniqueUse technique={seen} />}
        </div>
        {seen && (
          <div className="col-span-full min-w-0">
            <TechniquePreview editing={editing} id={seen.id} />
          </div>
        )}
        {(changes > 0 || !seen) && (
          <UnsavedBar
            text={seen ? unsaved.changes(changes) : t.unsaved_new}
            wrong={Object.keys(editing.faults).length}
            isSaving={isSaving}
            onDiscard={changes > 0 ? editing.reset : undefined}
          />
        )}
      </form>
      <LeaveGuard isDirty={changes > 0 && !isSaving} onLeave={editing.forget} texts={leaving} />
    </>
  )
}

function TechniqueState({ technique: { isOffered, bands } }: { technique: StaffTechnique }) {
  const t = useMessages(techniqueMessages)
  if (!isOffered) return <StateDot tone="quiet">{t.off}</StateDot>
  return bands.length > 0 ? (
    <StateDot tone="done">{t.offered}</StateDot>
  ) : (
    <StateDot tone="waiting">{t.no_price}</StateDot>
  )
}

function TechniqueUse({ technique: { id, products, orders } }: { technique: StaffTechnique }) {
  const t = useMessages(techniqueMessages)
  return (
    <PageSection title={t.used}>
      <p className="mb-3 text-ink-soft">
        {t.used_products(products)} · {t.used_orders(orders)}
      </p>
      <ChangesLink kind="technique" id={String(id)} />
    </PageSection>
  )
}

type TechniqueActsProps = { editing: TechniqueEditing; technique: StaffTechnique }

function TechniqueActs({ editing, technique }: TechniqueActsProps) {
  const t = useMessages(techniqueMessages)
  const api = useStaffApi()
  const changed = useChangedTechnique()
  const [dialog, setDialog] = useState<'merge' | 'remove'>()
  const turn = async ({ id: Id, version }: StaffTechnique, isOffered: boolean) => {
    try {
      const answer = await api.saveTechnique({ Id, isOffered }, { version })
      editing.setSeen(answer)
      changed.show(answer)
      const undo = { label: t.undo, run: () => void turn(answer, !isOffered) }
      notify(isOffered ? t.was_turned_on : t.was_turned_off, undo)
    } catch (error) {
      showError(error)
      await changed.reload(Id)
    }
  }
  const close = () => setDialog(undefined)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setDialog('merge')}>
        {t.merge}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setDialog('remove')}>
        <Icon name="trash" size={16} />
        {t.remove}
      </Button>
      <Button variant="second" size="small" onClick={() => void turn(technique, !technique.isOffered)}>
        <Icon name={technique.isOffered ? 'eye-off' : 'eye'} size={16} />
        {technique.isOffered ? t.turn_off : t.turn_on}
      </Button>
      {dialog === 'merge' && <MergeTechniqueDialog technique={technique} onClose={close} />}
      {dialog === 'remove' && <DeleteTechniqueDialog technique={technique} onClose={close} />}
    </>
  )
}

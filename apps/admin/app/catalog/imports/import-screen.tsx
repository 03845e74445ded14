import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Progress } from '@estampa/ui/progress'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { RecordFailure } from '@estampa/web/records'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ExportMenu } from '../../controls/export-menu.tsx'
import { PageHead } from '../../controls/page-head.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { StateDot } from '../../controls/state-dot.tsx'
import { importMessages } from '../../messages/imports.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { useProductsMoved } from '../use-product-runs.ts'
import { ImportChoicesForm } from './import-choices-form.tsx'
import { ImportDigestView } from './import-digest.tsx'
import { importTones } from './import-tones.ts'
import { type CatalogImport, isWorkingState, useImport, useImportStep } from './use-import.ts'

/** One import from the file to what it changed, or one that is taken back. */
export function ImportScreen() {
  const t = useMessages(importMessages)
  const { shop, name } = useShop()
  const { id = '' } = useParams()
  const { data, error, refetch } = useImport(Number(id))
  const title = data ? (data.undoes === null ? data.source : t.undoes(data.undoes)) : t.title
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <PageHead
        title={<span className="break-words">{title}</span>}
        back={{ to: `/${shop}/imports`, text: t.to_list }}
        note={data ? <ImportNote found={data} /> : '\u00a0'}
        actions={data && <ImportActions found={data} />}
      />
      {!data && error && <RecordFailure error={error} title={t.one_failed} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label={t.one_loading} rows={6} />}
      {data && <ImportSteps found={data} />}
    </>
  )
}

function ImportNote({ found }: { found: CatalogImport }) {
  const t = useMessages(importMessages)
  const { environment } = useShop()
  const { state, at, who, supplier, undoneBy, undoes } = found
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1" role="status">
      <StateDot tone={undoneBy === null ? importTones[state] : 'quiet'}>
        {undoneBy === null
          ? (undoes !== null && t.undo_states[state]) || t.states[state]
          : t.undone_by(undoneBy)}
      </StateDot>
      <span>{[supplier, who, shortMomentText(at, environment)].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

/** What can be done beside the next step: the report, taking it back, throwing it away. */
function ImportActions({ found }: { found: CatalogImport }) {
  const t = useMessages(importMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const { id, state, digest, run, undoneBy, kind } = found
  const leave = async (act: () => Promise<string>) => {
    setIsBusy(true)
    try {
      const to = await act()
      void queries.invalidateQueries({ queryKey: [shop, 'imports'] })
      await navigate(to)
    } catch (error) {
      showError(error)
    }
    setIsBusy(false)
  }
  const drop = async () => {
    await api.dropImport({ Id: id })
    notify(t.dropped)
    return `/${shop}/imports`
  }
  const undo = async () => `/${shop}/imports/${(await api.undoImport({ run: run ?? 0 })).id}`
  return (
    <>
      {digest && <ExportMenu ask={(format) => api.exportImport({ Id: id, format })} />}
      {state !== 'done' && state !== 'running' && (
        <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void leave(drop)}>
          {t.drop_it}
        </Button>
      )}
      {state === 'done' && kind === 'file' && run !== null && undoneBy === null && (
        <Button variant="second" size="small" isBusy={isBusy} onClick={() => void leave(undo)}>
          {t.undo}
        </Button>
      )}
    </>
  )
}

function ImportSteps({ found }: { found: CatalogImport }) {
  const { state, look, kind, digest, problem } = found
  const moved = useProductsMoved()
  // lists that were seen before are of another catalog now
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done
  useEffect(() => {
    if (state === 'done') moved()
  }, [state])
  return (
    <div className="mt-5 grid gap-y-6">
      {problem !== null && (
        <p role="alert" className="flex max-w-reading gap-2 rounded-base border border-error p-3 text-error">
          <Icon name="circle-exclamation-point" size={18} className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-words">{problem}</span>
        </p>
      )}
      {isWorkingState(state) && <WorkingImport found={found} />}
      {kind === 'file' && look && !isWorkingState(state) && state !== 'done' && (
        <ImportChoicesForm key={`${look.sheet} ${state === 'checked'}`} found={found} look={look} />
      )}
      {digest && !isWorkingState(state) && state !== 'choosing' && (
        <ImportDigestView found={found} digest={digest} />
      )}
      {kind === 'undo' && state === 'checked' && <StartUndo found={found} />}
    </div>
  )
}

function WorkingImport({ found: { state, progress, undoes } }: { found: CatalogImport }) {
  const t = useMessages(importMessages)
  const label = (undoes !== null && t.undo_states[state]) || t.states[state]
  const isMeasured = progress !== null && progress.share > 0
  return (
    <div className="min-h-24 max-w-140">
      <p className="mb-2 flex justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className="tabular text-ink-soft">{progress ? t.working(progress.products) : ''}</span>
      </p>
      <Progress label={label} {...(isMeasured && { value: progress.share })} />
    </div>
  )
}

function StartUndo({ found: { id, version } }: { found: CatalogImport }) {
  const t = useMessages(importMessages)
  const api = useStaffApi()
  const { isBusy, take } = useImportStep(id)
  return (
    <div>
      <Button isBusy={isBusy} onClick={() => void take(() => api.startImport({ Id: id }, { version }))}>
        {t.start_undo}
      </Button>
    </div>
  )
}

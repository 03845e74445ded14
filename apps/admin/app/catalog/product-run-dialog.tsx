import type { CallInput, CallResult } from '@estampa/contract/client'
import type { staffProductRuns } from '@estampa/contract/staff'
import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { RecordFailure } from '@estampa/web/records'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { useSettled } from '../controls/use-settled.ts'
import { productRunMessages } from '../messages/product-runs.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { firstRunAct, type RunActInput, runActOf } from './run-act.ts'
import { RunActFields } from './run-act-fields.tsx'
import { useFactText } from './use-fact-text.ts'
import { useProductsMoved, useUndoProductRun } from './use-product-runs.ts'

export type ChosenProducts = Omit<CallInput<(typeof staffProductRuns)['previewProductRun']>, 'act'>
type Preview = CallResult<(typeof staffProductRuns)['previewProductRun']>

const TYPING_MS = 300

type ProductRunDialogProps = { chosen: ChosenProducts; onDone: () => void; onClose: () => void }

/** Says what would become of the chosen products, with examples, before anything is done. */
export function ProductRunDialog({ chosen, onDone, onClose }: ProductRunDialogProps) {
  const r = useMessages(productRunMessages)
  const api = useStaffApi()
  const moved = useProductsMoved()
  const undo = useUndoProductRun()
  const navigate = useNavigate()
  const { shop } = useShop()
  const [draft, setDraft] = useState(firstRunAct)
  const act = runActOf(draft)
  const settled = useSettled(JSON.stringify(act ?? null), TYPING_MS)
  const query = usePreview(settled, chosen)
  // what is shown is of the act that is sent
  const preview = settled === JSON.stringify(act ?? null) ? query.data : undefined
  const count = preview?.products.length ?? 0
  const { form, isWorking } = useForm({
    check: () => ({}),
    send: async () =>
      act && preview && count > 0 ? api.startProductRun({ act, products: [...preview.products] }) : undefined,
    onAnswer: (answer) => {
      if (!answer) return
      const { id, products, left, beyondQuota, doneAt } = answer
      const said = [
        r.done(products),
        left.length > 0 ? r.left(left.length) : '',
        beyondQuota.length > 0 ? r.beyond_quota(beyondQuota.length) : '',
      ].filter(Boolean)
      if (doneAt !== null) notify(said.join(' '), { label: r.undo, run: () => void undo(id) })
      moved()
      onDone()
      // a long one is followed where its progress is
      if (doneAt === null) void navigate(`/${shop}/products/runs`)
    },
    onMoved: () => void query.refetch(),
  })
  return (
    <FormPopup
      startsInField
      title={r.dialog}
      submit={count > 0 ? r.start(count) : r.change}
      back={r.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <RunActFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      <div aria-live="polite" className="min-h-40">
        {act && query.isFetching && !preview && <RowsSkeleton label={r.looking} rows={3} />}
        {act && query.error && (
          <RecordFailure error={query.error} title={r.preview_failed} retry={() => void query.refetch()} />
        )}
        {act && preview && <PreviewedProducts preview={preview} act={act} />}
      </div>
    </FormPopup>
  )
}

/** `settled`: the act as text, once nothing more is typed. */
function usePreview(settled: string, chosen: ChosenProducts) {
  const { shop } = useShop()
  const api = useStaffApi()
  const act = JSON.parse(settled) as RunActInput | null
  return useQuery({
    queryKey: [shop, 'product-run-preview', settled, chosen],
    queryFn: ({ signal }) =>
      api.previewProductRun(
        { act: act ?? { kind: 'publish', isPublished: true }, ...chosen },
        { signal, isQuiet: true },
      ),
    enabled: act !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

function PreviewedProducts({
  preview: { products, samples, sameCount },
  act,
}: {
  preview: Preview
  act: RunActInput
}) {
  const r = useMessages(productRunMessages)
  const textOf = useFactText(act.kind)
  return (
    <>
      <p className="font-semibold">{products.length > 0 ? r.changing(products.length) : r.changing_none}</p>
      {sameCount > 0 && <p className="text-13 text-ink-soft">{r.same(sameCount)}</p>}
      {samples.length > 0 && (
        <ul aria-label={r.samples} className="mt-2 divide-y divide-line border-y border-line text-13">
          {samples.map((sample) => (
            <li key={sample.id} className="flex min-h-8 items-center justify-between gap-4 py-1">
              <span className="min-w-0 truncate">{sample.name}</span>
              <span className="shrink-0 tabular">
                <span className="text-ink-faint">{textOf(sample.before)} →</span>{' '}
                <span className="font-medium">{textOf(sample.after)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

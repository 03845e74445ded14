import type { CallResult } from '@estampa/contract/client'
import type { staffTechniques } from '@estampa/contract/staff'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { PageSection } from '../controls/page-section.tsx'
import { linkClass } from '../controls/person-links.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { techniqueMessages } from '../messages/technique.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { TechniqueEditing } from './use-save-technique.ts'
import type { TechniqueFields } from './use-technique.ts'

type Sample = CallResult<(typeof staffTechniques)['previewTechnique']>['samples'][number]
type PreviewProps = { editing: TechniqueEditing; id: number }

/** Carts and orders of the shop before and after, asked for when somebody wants to see them: of what was written then. */
export function TechniquePreview({ editing, id }: PreviewProps) {
  const t = useMessages(techniqueMessages)
  const [asked, setAsked] = useState<TechniqueFields>()
  const isOld = asked !== undefined && JSON.stringify(asked) !== JSON.stringify(editing.fields)
  return (
    <PageSection
      title={t.preview}
      note={t.preview_note}
      action={
        <Button
          variant="second"
          size="small"
          disabled={!editing.isReadable || editing.changes === 0}
          onClick={() => setAsked(editing.fields)}
        >
          {t.see_preview}
        </Button>
      }
    >
      {asked && editing.changes > 0 && (
        <div className={clsx(isOld && 'opacity-60')}>
          <PricedSamples id={id} technique={asked} />
        </div>
      )}
    </PageSection>
  )
}

function PricedSamples({ id, technique }: { id: number; technique: TechniqueFields }) {
  const t = useMessages(techniqueMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const { data, error, refetch } = useQuery({
    queryKey: [shop, 'technique-preview', id, technique],
    queryFn: ({ signal }) => api.previewTechnique({ Id: id, technique }, { signal, isQuiet: true }),
    retry: false,
    staleTime: 0,
  })
  if (error) return <RecordFailure error={error} title={t.preview_failed} retry={() => void refetch()} />
  if (!data) return <RowsSkeleton label={t.loading} rows={5} />
  const { samples } = data
  const changed = samples.filter(({ before, after }) => before !== after).length
  if (samples.length === 0) return <p role="status">{t.preview_none}</p>
  return (
    <>
      <p role="status" className="mb-2 font-medium">
        {changed === 0 ? t.preview_same : t.preview_changed(changed, samples.length)}
      </p>
      <div className="overflow-x-auto">
        <table className="records">
          <thead>
            <tr>
              <th scope="col">{t.sample}</th>
              <th scope="col" className="number max-sm:hidden">
                {t.today}
              </th>
              <th scope="col" className="number">
                {t.on_saving}
              </th>
              <th scope="col" className="number">
                {t.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {samples.map((sample, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two carts may be alike, and the list never changes
              <SampleLine key={at} sample={sample} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function SampleLine({ sample }: { sample: Sample }) {
  const t = useMessages(techniqueMessages)
  const money = useAmountText()
  const { before, after, why, product, units, decorations } = sample
  const amount = (value: number | null) => (value === null ? t.not_sold : money(value))
  return (
    <tr>
      <td className="w-full min-w-40">
        <span className="block font-medium">{product}</span>
        <span className="block text-13 text-ink-soft">
          <SampleSource sample={sample} /> · {t.sample_units(units)} · {decorations.join(' · ')}
        </span>
        {why && <span className="block text-13 text-error">{why}</span>}
      </td>
      <td className="number max-sm:hidden">{amount(before)}</td>
      <td className="number">{amount(after)}</td>
      <td className={clsx('number', before !== after && 'font-semibold')}>
        <Difference before={before} after={after} />
      </td>
    </tr>
  )
}

function SampleSource({ sample: { kind, order } }: { sample: Sample }) {
  const t = useMessages(techniqueMessages)
  const { shop } = useShop()
  const may = useMay()
  if (kind !== 'order' || order === null) return kind === 'cart' ? t.sample_cart : t.sample_product
  if (!may('orders.view')) return t.sample_order(order)
  return (
    <Link to={`/${shop}/orders/${order}`} className={linkClass}>
      {t.sample_order(order)}
    </Link>
  )
}

function Difference({ before, after }: Pick<Sample, 'before' | 'after'>) {
  const t = useMessages(techniqueMessages)
  const money = useAmountText()
  if (before === after) return <span className="text-ink-faint">{t.same}</span>
  if (before === null || after === null) return '–'
  const share = Math.round(((after - before) / before) * 1000) / 10
  const sign = after > before ? '+' : '−'
  return (
    <>
      {`${sign}${money(Math.abs(after - before))}`}
      <span className="block text-12 font-normal text-ink-faint">
        {`${sign}${String(Math.abs(share)).replace('.', ',')} %`}
      </span>
    </>
  )
}

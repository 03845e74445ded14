import { filmWidthsCm } from '@estampa/domain/production/gang-sheets'
import { Skeleton } from '@estampa/ui/skeleton'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { parseAmount } from '@estampa/web/money'
import { notify } from '@estampa/web/notices'
import { RecordFailure } from '@estampa/web/records'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { gangSheetMessages } from '../../messages/gang-sheets.ts'
import { useShop, useStaffApi } from '../../session/account.ts'

type DialogProps = { technique: { id: number; name: string }; onClose: () => void }

const nameOf = (widthCm: number) => `price${widthCm}`

/** What a printed meter of each film costs; an empty field: no price. */
export function FilmPricesDialog({ technique, onClose }: DialogProps) {
  const t = useMessages(gangSheetMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const key = [shop, 'film-prices']
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.getFilmPrices({}, { signal, isQuiet: true }),
  })
  const { form, errors, isWorking } = useForm({
    check: (typed) =>
      Object.fromEntries(
        filmWidthsCm.flatMap((width) => {
          const text = typed[nameOf(width)] ?? ''
          return text !== '' && parseAmount(text) === undefined ? [[nameOf(width), t.price_wrong]] : []
        }),
      ),
    send: (typed) =>
      api.saveFilmPrices({
        technique: technique.id,
        prices: filmWidthsCm.flatMap((widthCm) => {
          const meterPrice = parseAmount(typed[nameOf(widthCm)] ?? '')
          return meterPrice === undefined ? [] : [{ widthCm, meterPrice }]
        }),
      }),
    onAnswer: (saved) => {
      queries.setQueryData(key, saved)
      notify(t.prices_saved)
      onClose()
    },
  })
  const saved = data?.items.find((item) => item.technique === technique.id)?.prices ?? []
  const priceOf = (width: number) => saved.find(({ widthCm }) => widthCm === width)?.meterPrice
  return (
    <FormPopup
      title={t.prices}
      submit={t.save}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.prices_text(technique.name)}</p>
      {!data && error && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-56" />}
      {data &&
        filmWidthsCm.map((width) => (
          <FormField
            key={width}
            name={nameOf(width)}
            label={t.price_of(width)}
            defaultValue={priceOf(width)?.toString().replace('.', ',') ?? ''}
            inputMode="decimal"
            autoComplete="off"
            className="text-right tabular"
            errors={errors}
          />
        ))}
    </FormPopup>
  )
}

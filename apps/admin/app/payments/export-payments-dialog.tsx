import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { todayIn } from '@estampa/web/countries'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useSavedFile } from '../controls/use-desk-file.ts'
import { exportMessages } from '../messages/exports.ts'
import { useShop, useStaffApi } from '../session/account.ts'

/** The payments of some days, as a table for the accountant. */
export function ExportPaymentsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(exportMessages)
  const { environment } = useShop()
  const api = useStaffApi()
  const { save } = useSavedFile()
  const today = todayIn(environment)
  const { form, errors, isWorking } = useForm({
    check: ({ from = '', to = '' }) => ({
      ...(from === '' && { from: t.day_missing }),
      ...(to === '' && { to: t.day_missing }),
      ...(from !== '' && to !== '' && to < from && { to: t.days_wrong }),
    }),
    send: ({ from = '', to = '', format }) =>
      api.exportPayments({ from, to, format: format === 'csv' ? 'csv' : 'xlsx' }),
    onAnswer: (file) => {
      void save(async () => file)
      notify(t.exported(file.rows))
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.payments_title}
      submit={t.download}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.payments_does}</p>
      <FormField
        name="from"
        type="date"
        label={t.from}
        defaultValue={`${today.slice(0, 8)}01`}
        errors={errors}
      />
      <FormField name="to" type="date" label={t.to} defaultValue={today} errors={errors} />
      <Field label={t.format}>
        {(aria) => (
          <Select
            {...aria}
            name="format"
            defaultValue="xlsx"
            options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: t.formats[value] }))}
          />
        )}
      </Field>
    </FormPopup>
  )
}

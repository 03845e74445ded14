import { Checkbox } from '@estampa/ui/checkbox'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { importFeedMessages } from '../../messages/import-feeds.ts'
import { useStaffApi } from '../../session/account.ts'
import { type ImportFeedRow, useFeedsMoved } from './use-import.ts'

type FeedDialogProps = { feed: ImportFeedRow | undefined; onClose: () => void }
const kinds = ['file', 'zecat'] as const
const cadences = [24, 12, 6, 3, 1] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** From where a list is fetched, with which key and when. */
export function FeedDialog({ feed, onClose }: FeedDialogProps) {
  const f = useMessages(importFeedMessages)
  const api = useStaffApi()
  const moved = useFeedsMoved()
  const [kind, setKind] = useState(feed?.kind ?? kinds[0])
  const { form, errors, isWorking } = useForm({
    check: ({ supplier = '', address = '' }) => ({
      ...(supplier === '' && { supplier: f.missing }),
      ...(address === '' && { address: f.missing }),
    }),
    send: ({ supplier = '', address = '', key = '', hour = '', everyHours = '', isOn }) =>
      api.saveImportFeed(
        {
          ...(feed && { Id: feed.id }),
          supplier,
          address,
          kind,
          ...(key !== '' && { key }),
          hour: Number(hour),
          everyHours: cadences.find((every) => String(every) === everyHours) ?? 24,
          isOn: isOn !== undefined,
        },
        feed ? { version: feed.version } : {},
      ),
    onAnswer: () => {
      moved()
      onClose()
    },
    fieldOf: { import_address_wrong: 'address' },
    onMoved: moved,
  })
  return (
    <FormPopup
      startsInField
      title={feed ? f.change_title : f.add_title}
      submit={f.save}
      back={f.back}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <Field label={f.supplier} error={errors.supplier}>
        {(aria) => <TextInput {...aria} name="supplier" maxLength={60} defaultValue={feed?.supplier} />}
      </Field>
      <Field label={f.kind}>
        {(aria) => (
          <Select
            {...aria}
            value={kind}
            options={kinds.map((value) => ({ value, label: f.kinds[value] }))}
            onChange={({ currentTarget: { value } }) => setKind(kinds.find((one) => one === value) ?? 'file')}
          />
        )}
      </Field>
      <Field label={f.address} hint={f.address_hints[kind]} error={errors.address}>
        {(aria) => <TextInput {...aria} name="address" inputMode="url" defaultValue={feed?.address} />}
      </Field>
      <Field label={f.key} optional={f.optional} hint={feed?.hasKey ? f.key_kept : f.key_hint}>
        {(aria) => <TextInput {...aria} name="key" type="password" autoComplete="off" />}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={f.hour}>
          {(aria) => (
            <Select
              {...aria}
              name="hour"
              defaultValue={String(feed?.hour ?? 4)}
              options={hours.map((hour) => ({ value: String(hour), label: `${hour}:00` }))}
            />
          )}
        </Field>
        <Field label={f.every}>
          {(aria) => (
            <Select
              {...aria}
              name="everyHours"
              defaultValue={String(feed?.everyHours ?? 24)}
              options={cadences.map((every) => ({ value: String(every), label: f.cadences[every] }))}
            />
          )}
        </Field>
      </div>
      <Checkbox name="isOn" label={f.on} defaultChecked={feed?.isOn ?? true} />
    </FormPopup>
  )
}

import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { listViewMessages } from '../../messages/list-views.ts'
import { useMay } from '../../session/account.ts'
import { type ListView, type ListViews, useViewCalls, type ViewedList } from './saved-views.ts'

type ViewDialogProps = { list: ViewedList; view: ListView | null; query: string; onClose: () => void }

/** Names a filter, or changes or removes one that has a name. */
export function ViewDialog({ list, view, query, onClose }: ViewDialogProps) {
  const t = useMessages(listViewMessages)
  const calls = useViewCalls(list)
  const may = useMay()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const take = (views: ListViews, told: string) => {
    queries.setQueryData(calls.key, views)
    notify(told)
    onClose()
  }
  const remove = useMutation({
    mutationFn: (Id: number) => calls.remove({ Id }),
    onSuccess: (views) => take(views, t.removed),
    onError: (failure) => showError(failure),
  })
  const { form, errors, isWorking } = useForm({
    check: ({ name = '' }) => ({ ...(name.trim() === '' && { name: t.name_missing }) }),
    send: ({ name = '', isShared }) =>
      calls.save({
        ...(view && { Id: view.id }),
        name,
        query,
        isShared: isShared === 'on' || (view?.isShared === true && !may('views.share')),
      }),
    onAnswer: (views) => {
      take(views, t.saved)
      // the address names the view, so that a filter that is changed from here on is a change of it
      const saved = views.items.find((one) => one.query === query)
      if (saved) void navigate(`?${query}&view=${saved.id}`, { replace: true })
    },
    fieldOf: { view_name_taken: 'name', too_many_saved_views: 'name' },
  })
  return (
    <FormPopup
      startsInField
      title={view ? t.of_view(view.name) : t.save}
      submit={t.save}
      back={t.back}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      {!view && <p className="text-ink-soft">{t.save_does}</p>}
      <FormField name="name" label={t.name} defaultValue={view?.name ?? ''} maxLength={40} errors={errors} />
      {may('views.share') && (
        <Checkbox name="isShared" label={t.share} defaultChecked={view?.isShared ?? false} />
      )}
      {view && (
        <p>
          <Button
            variant="quiet"
            size="small"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(view.id)}
          >
            {t.remove}
          </Button>
        </p>
      )}
    </FormPopup>
  )
}

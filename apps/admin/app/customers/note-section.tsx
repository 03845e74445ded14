import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { shortMomentText } from '@estampa/web/countries'
import { TextAreaField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useRef } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { customerPageMessages } from '../messages/customers.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { type CustomerPage, useChangedCustomer, useCustomerAct } from './use-customer.ts'

/** Notes are for the people of the shop; the customer never sees them. */
export function NoteSection({ customer: { id, notes } }: { customer: CustomerPage }) {
  const t = useMessages(customerPageMessages)
  const { environment } = useShop()
  const may = useMay()
  const api = useStaffApi()
  const act = useCustomerAct(id)
  return (
    <PageSection title={t.notes}>
      <ul className="mb-4 grid gap-3 text-13">
        {notes.map(({ id: noteId, text, who, at }) => (
          <li key={noteId} className="flex items-start gap-2">
            <span className="min-w-0 flex-1">
              <span className="block break-words whitespace-pre-line">{text}</span>
              <span className="text-12 text-ink-faint">
                {who} · {shortMomentText(at, environment)}
              </span>
            </span>
            {may('customers.edit') && (
              <IconButton
                label={t.remove_note}
                onClick={() => void act(api.removeNote({ Id: id, noteId }), t.note_removed)}
              >
                <Icon name="x" size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {may('customers.edit') && <NoteForm id={id} />}
    </PageSection>
  )
}

function NoteForm({ id }: { id: number }) {
  const t = useMessages(customerPageMessages)
  const api = useStaffApi()
  const show = useChangedCustomer(id)
  const element = useRef<HTMLFormElement>(null)
  const { form, errors, isWorking } = useForm({
    check: ({ text = '' }) => ({ ...(text.trim() === '' && { text: t.note_missing }) }),
    send: ({ text = '' }) => api.addNote({ Id: id, text }),
    onAnswer: (customer) => {
      show(customer, t.note_added)
      element.current?.reset()
    },
  })
  return (
    <form {...form} ref={element} className="grid gap-2">
      <TextAreaField name="text" label={t.note} hint={t.notes_hint} maxLength={1_000} error={errors.text} />
      <Button type="submit" variant="second" size="small" className="justify-self-start" isBusy={isWorking}>
        {t.add_note}
      </Button>
    </form>
  )
}

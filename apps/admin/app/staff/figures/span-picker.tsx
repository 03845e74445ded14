import { spanNames } from '@estampa/domain/staff/figures'
import { Button } from '@estampa/ui/button'
import { FormField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { figuresMessages } from '../../messages/figures.ts'
import { type ChosenSpan, ownSpanPath, spanFault, spanPath } from './span-query.ts'

/** Spans with a name as links, and two days for any other. */
export function SpanPicker({ chosen }: { chosen: ChosenSpan }) {
  const t = useMessages(figuresMessages)
  const [isOwn, setIsOwn] = useState(chosen.name === 'own')
  return (
    <nav aria-label={t.span} className="mt-3">
      <div className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
        <ul className="flex min-w-max border-b border-line">
          {spanNames.map((name) => (
            <li key={name} className="-mb-px">
              <Link
                to={spanPath(name)}
                aria-current={(!isOwn && chosen.name === name) || undefined}
                className="tab-link"
                onClick={() => setIsOwn(false)}
              >
                {t.spans[name]}
              </Link>
            </li>
          ))}
          <li className="-mb-px">
            <button
              type="button"
              aria-expanded={isOwn}
              aria-current={isOwn || undefined}
              className="tab-link"
              onClick={() => setIsOwn(true)}
            >
              {t.spans.own}
            </button>
          </li>
        </ul>
      </div>
      {isOwn && <OwnSpanForm key={`${chosen.span.from} ${chosen.span.to}`} chosen={chosen} />}
    </nav>
  )
}

function OwnSpanForm({ chosen: { span } }: { chosen: ChosenSpan }) {
  const t = useMessages(figuresMessages)
  const navigate = useNavigate()
  const { form, errors } = useForm({
    check: ({ from = '', to = '' }) => {
      const fault = from !== '' && to !== '' && spanFault({ from, to })
      return {
        ...(from === '' && { from: t.day_missing }),
        ...(to === '' && { to: t.day_missing }),
        ...(fault && { to: t[fault] }),
      }
    },
    send: async ({ from = '', to = '' }) => ({ from, to }),
    onAnswer: (days) => void navigate(ownSpanPath(days)),
  })
  return (
    <form {...form} noValidate className="mt-3 flex flex-wrap items-start gap-3">
      <FormField name="from" type="date" label={t.from} defaultValue={span.from} errors={errors} />
      <FormField name="to" type="date" label={t.to} defaultValue={span.to} errors={errors} />
      <Button type="submit" variant="second" className="mt-6.5">
        {t.apply}
      </Button>
    </form>
  )
}

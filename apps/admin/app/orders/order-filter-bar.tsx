import { Icon } from '@estampa/ui/icon'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { isInField } from '../controls/use-row-keys.ts'
import { orderListMessages } from '../messages/orders.ts'
import { queueNames } from '../messages/today.ts'
import { moneyFilters, type OrdersFilter, orderTabNames, writeOrdersFilter } from './orders-query.ts'

const TYPING_MS = 300

/** Groups of states as tabs, money as a choice, words as a field; all of them are in the address. */
export function OrderFilterBar({ filter }: { filter: OrdersFilter }) {
  const t = useMessages(orderListMessages)
  const navigate = useNavigate()
  const narrow = (change: Partial<OrdersFilter>) =>
    void navigate(writeOrdersFilter({ ...filter, page: 1, ...change }) || '?', { replace: true })
  return (
    <>
      <nav aria-label={t.by_state} className="-mx-4 mt-3 overflow-x-auto px-4 md:mx-0 md:px-0">
        <ul className="flex min-w-max border-b border-line">
          {orderTabNames.map((group) => (
            <li key={group} className="-mb-px">
              <Link
                to={writeOrdersFilter({ ...filter, queue: undefined, group, page: 1 }) || '?'}
                aria-current={(!filter.queue && filter.group === group) || undefined}
                className="tab-link"
              >
                {t.groups[group]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {filter.queue && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-13 text-ink-soft">
          <span className="font-medium text-ink">{queueNames[filter.queue]}</span>
          {t.longest_first}
          <Link
            to={writeOrdersFilter({ ...filter, queue: undefined, page: 1 }) || '?'}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {t.see_all}
          </Link>
        </p>
      )}
      <div className="my-3 flex flex-wrap gap-2">
        <WordsField key={filter.words === '' ? 'none' : 'some'} filter={filter} narrow={narrow} />
        <Select
          aria-label={t.money}
          className="w-44 max-sm:w-full"
          value={filter.money}
          options={moneyFilters.map((state) => ({
            value: state,
            label: state === '' ? t.all_money : (t.money_states[state] ?? state),
          }))}
          onChange={({ currentTarget }) =>
            narrow({ money: moneyFilters.find((state) => state === currentTarget.value) ?? '' })
          }
        />
      </div>
    </>
  )
}

type WordsFieldProps = { filter: OrdersFilter; narrow: (change: Partial<OrdersFilter>) => void }

/** Searches a moment after the last letter, or at once with Enter; the key / leads here from anywhere in the list. */
function WordsField({ filter, narrow }: WordsFieldProps) {
  const t = useMessages(orderListMessages)
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useSlashKey(field)
  const search = () => {
    clearTimeout(timer.current)
    const words = field.current?.value.trim() ?? ''
    if (words !== filter.words) narrow({ words })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  return (
    <search className="relative min-w-0 flex-1 max-sm:basis-full">
      <form onSubmit={submit}>
        <Icon
          name="search"
          size={16}
          className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-faint"
        />
        <TextInput
          ref={field}
          type="search"
          name="q"
          aria-label={t.search}
          placeholder={t.search}
          defaultValue={filter.words}
          maxLength={100}
          className="pl-8"
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(search, TYPING_MS)
          }}
        />
      </form>
    </search>
  )
}

function useSlashKey(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isInField(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [field])
}

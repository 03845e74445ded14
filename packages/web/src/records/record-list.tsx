import { Pagination } from '@estampa/ui/pagination'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { sharedMessages } from '../messages/shared-messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useAsyncValue } from '../state/use-async-value.ts'
import { type ListGroups, type ListState, readListState, writeListState } from './list-state.ts'
import { RecordEmpty } from './record-empty.tsx'
import { RecordFailure } from './record-failure.tsx'
import { RecordListSkeleton } from './record-skeleton.tsx'
import { RecordTools } from './record-tools.tsx'

export type RecordListMessages = {
  title: string
  loading: string
  failed_title: string
  found: (count: number) => string
  /** The label of the filter and of its groups. */
  filter: string
  groups: Readonly<Record<string, string>>
  /** The label, the placeholder and the button of the search. */
  search_label: string
  search: string
  go: string
  pages: string
  page: (number: number) => string
  /** No record fits the filter. */
  none_title: string
  none_text: string
  see_all: string
}

type RecordPage<Item> = { items: readonly Item[]; totalCount: number; total_pages: number }

type RecordListProps<Item extends { id: string }, Group extends string> = {
  /** The address of the list without its state. */
  path: string
  messages: RecordListMessages
  groups: ListGroups<Group>
  load: (state: ListState<Group>) => Promise<RecordPage<Item>>
  /** A person who has no record at all sees this instead of the list. */
  empty: ReactNode
  /** Draws one record. */
  children: (item: Item) => ReactNode
}

/** A person's records as the address narrows them. */
export function RecordList<Item extends { id: string }, Group extends string>(
  props: RecordListProps<Item, Group>,
) {
  const { path, messages, groups, load, empty, children } = props
  const [query] = useSearchParams()
  const state = readListState(query, groups)
  const hrefOf = (change: Partial<ListState<Group>>) =>
    path + writeListState({ ...state, page: 1, ...change }, groups)
  const { value, error, isLoading, retry } = useAsyncValue(hrefOf({ page: state.page }), () => load(state))
  if (error) return <RecordFailure error={error} title={messages.failed_title} retry={retry} />
  if (!value) return <RecordListSkeleton label={messages.loading} />
  const isNarrowed = state.group !== groups[0] || state.words !== ''
  if (value.totalCount === 0 && !isNarrowed && !isLoading) return empty
  return (
    <>
      <RecordTools
        path={path}
        messages={messages}
        groups={groups}
        state={state}
        hrefOf={(group) => hrefOf({ group })}
      />
      <section aria-label={messages.title} aria-busy={isLoading} className={clsx(isLoading && 'opacity-65')}>
        <FoundRecords
          answer={value}
          page={state.page}
          isLoading={isLoading}
          path={path}
          messages={messages}
          hrefOf={(page) => hrefOf({ page })}
          draw={children}
        />
      </section>
    </>
  )
}

type FoundRecordsProps<Item> = {
  answer: RecordPage<Item>
  page: number
  isLoading: boolean
  path: string
  messages: RecordListMessages
  hrefOf: (page: number) => string
  draw: (item: Item) => ReactNode
}

function FoundRecords<Item extends { id: string }>(props: FoundRecordsProps<Item>) {
  const { answer, page, isLoading, path, messages, hrefOf, draw } = props
  const t = useMessages(sharedMessages)
  if (answer.totalCount === 0) return <NoMatchingRecords path={path} messages={messages} />
  if (answer.items.length === 0 && !isLoading) return <Navigate replace to={hrefOf(answer.total_pages)} />
  return (
    <>
      <p role="status" className="tabular mt-4 mb-2 text-14 text-ink-soft">
        {messages.found(answer.totalCount)}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {answer.items.map((item) => (
          <li key={item.id}>{draw(item)}</li>
        ))}
      </ul>
      <div className="mt-10">
        <Pagination
          current={page}
          total={answer.total_pages}
          label={messages.pages}
          page={messages.page}
          previous={t.previous}
          next={t.next}
          link={(number, link) => <Link key={number} to={hrefOf(number)} {...link} />}
        />
      </div>
    </>
  )
}

function NoMatchingRecords({ path, messages }: { path: string; messages: RecordListMessages }) {
  return (
    <RecordEmpty
      drawing="search"
      title={messages.none_title}
      text={messages.none_text}
      to={path}
      action={messages.see_all}
      variant="second"
    />
  )
}

import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { MoreButton } from '../controls/more-button.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { linkClass } from '../controls/person-links.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { TeachingEmpty } from '../controls/teaching-empty.tsx'
import { changeMessages } from '../messages/changes.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { ChangeList } from './change-list.tsx'

/** Who changed what in the shop; the filter is in the address. */
export function ChangesScreen() {
  const t = useMessages(changeMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const [query] = useSearchParams()
  const kind = query.get('kind') ?? ''
  const who = query.get('who') ?? ''
  const subject = query.get('subject') ?? ''
  const isNarrowed = kind !== '' || who !== '' || subject !== ''
  const list = useInfiniteQuery({
    queryKey: [shop, 'changes', kind, who, subject],
    queryFn: ({ signal, pageParam }) =>
      api.getChanges(
        {
          ...(kind !== '' && { kind }),
          ...(who !== '' && { who }),
          ...(subject !== '' && { subject }),
          ...(pageParam !== undefined && { before: pageParam }),
        },
        { signal, isQuiet: true },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  })
  const { data, error, refetch } = list
  const changes = data?.pages.flatMap(({ items }) => items)
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead title={t.title} note={t.text} />
      <ChangeFilter kind={kind} who={who} />
      {subject !== '' && (
        <p className="mb-3 flex min-h-6 flex-wrap gap-x-3 text-13">
          <span className="font-medium">{t.only_of(changes?.[0]?.subject.name ?? '…')}</span>
          <Link to="?" className={linkClass}>
            {t.see_all}
          </Link>
        </p>
      )}
      {!data && !error && <RowsSkeleton label={t.loading} />}
      {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
      {changes?.length === 0 && !isNarrowed && <TeachingEmpty title={t.none_title} text={t.none_text} />}
      {changes?.length === 0 && isNarrowed && (
        <EmptyState
          drawing="search"
          title={t.none_found_title}
          text={t.none_found_text}
          action={
            <Button asChild variant="second">
              <Link to="?">{t.see_all}</Link>
            </Button>
          }
        />
      )}
      {changes && changes.length > 0 && <ChangeList changes={changes} />}
      <MoreButton query={list} text={t.more} />
    </>
  )
}

function ChangeFilter({ kind, who }: { kind: string; who: string }) {
  const t = useMessages(changeMessages)
  const [, setQuery] = useSearchParams()
  const narrow = (change: { kind?: string; who?: string }) => {
    const filter = Object.entries({ kind, who, ...change }).filter(([, value]) => value !== '')
    setQuery(new URLSearchParams(filter), { replace: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    narrow({ who: String(new FormData(event.currentTarget).get('who') ?? '').trim() })
  }
  return (
    <search className="my-4">
      <form onSubmit={submit} className="flex flex-wrap gap-2">
        <TextInput
          type="search"
          name="who"
          aria-label={t.who}
          placeholder={t.who}
          defaultValue={who}
          maxLength={80}
          className="w-64! max-sm:w-full!"
        />
        <Select
          aria-label={t.kind}
          className="w-52 max-sm:w-full"
          value={kind}
          options={[
            { value: '', label: t.all },
            ...Object.entries(t.kinds).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget }) => narrow({ kind: currentTarget.value })}
        />
      </form>
    </search>
  )
}

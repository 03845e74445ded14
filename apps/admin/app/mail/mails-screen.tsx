import { mailStates } from '@estampa/contract/staff'
import { Button } from '@estampa/ui/button'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { KeyedTable } from '../controls/keyed-table.tsx'
import { readListedPage, toListedInput, writeListedPage } from '../controls/listed-page.ts'
import { ListedRows } from '../controls/listed-rows.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { TabLinks } from '../controls/tab-links.tsx'
import { mailMessages } from '../messages/mails.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { AboutLink } from './about-link.tsx'
import { type MailList, type MailRow, mailPath, mailsKey, mailTones } from './mail-types.ts'
import { ResendAllDialog } from './resend-all-dialog.tsx'
import { TestMailButton } from './test-mail-button.tsx'

const REFRESH_MS = 60_000
const shows = [...mailStates, 'all'] as const
type Show = (typeof shows)[number]

/** The mails of the shop, as the address narrows them. */
export function MailsScreen() {
  const t = useMessages(mailMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const may = useMay()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isAsking, setIsAsking] = useState(false)
  const listed = readListedPage(params)
  const show = shows.find((one) => one === params.get('show')) ?? 'all'
  const pathOf = (page: typeof listed) => writeListedPage(page, narrowedTo(show))
  const query = useQuery({
    queryKey: [...mailsKey(shop), 'list', show, listed],
    queryFn: ({ signal }) =>
      api.getMails(
        { ...toListedInput(listed), ...(show !== 'all' && { state: show }) },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const failed = query.data?.failed ?? 0
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        note={<span role="status">{query.data ? t.found(query.data.totalCount) : '\u00a0'}</span>}
        actions={
          <>
            {may('shop.view') && (
              <Button asChild variant="second" size="small">
                <Link to={`/${shop}/mail-texts`}>{t.texts}</Link>
              </Button>
            )}
            {may('mails.send') && <TestMailButton />}
            {may('mails.send') && failed > 0 && (
              <Button size="small" onClick={() => setIsAsking(true)}>
                {t.resend_all}
              </Button>
            )}
          </>
        }
      />
      <MailTabs show={show} counts={query.data} />
      <div className="my-3 flex flex-wrap gap-2">
        <SearchField
          key={listed.words === '' ? 'none' : 'some'}
          label={t.search}
          words={listed.words}
          onSearch={(words) => void navigate(pathOf({ words, page: 1 }) || '?', { replace: true })}
        />
      </div>
      <ListedRows
        query={query}
        texts={t}
        page={listed.page}
        toPage={(page) => pathOf({ ...listed, page })}
        isNarrowed={listed.words !== '' || show !== 'all'}
      >
        {({ items }) => <MailsTable rows={items} />}
      </ListedRows>
      {isAsking && <ResendAllDialog count={failed} onClose={() => setIsAsking(false)} />}
    </>
  )
}

const narrowedTo = (show: Show) => new URLSearchParams(show === 'all' ? {} : { show })

function MailTabs({ show, counts }: { show: Show; counts: MailList | undefined }) {
  const t = useMessages(mailMessages)
  const countOf = { failed: counts?.failed ?? 0, waiting: counts?.waiting ?? 0 } as Record<Show, number>
  return (
    <TabLinks
      label={t.tabs}
      tabs={shows.map((one) => ({
        text: t.show[one],
        to: one === 'all' ? '?' : `?show=${one}`,
        isCurrent: show === one,
        count: countOf[one],
      }))}
    />
  )
}

function MailsTable({ rows }: { rows: readonly MailRow[] }) {
  const t = useMessages(mailMessages)
  const columns = [
    { text: t.state, className: 'max-sm:hidden' },
    { text: t.subject },
    { text: t.recipient, className: 'max-lg:hidden' },
    { text: t.about, className: 'max-md:hidden' },
    { text: t.created },
  ]
  return (
    <KeyedTable caption={t.title} columns={columns}>
      {rows.map((row) => (
        <MailLine key={row.id} row={row} />
      ))}
    </KeyedTable>
  )
}

function MailLine({ row }: { row: MailRow }) {
  const t = useMessages(mailMessages)
  const { shop, environment } = useShop()
  const { id, kind, recipient, subject, state, about, createdAt } = row
  const to = recipient || t.forgotten_short
  return (
    <tr>
      <td className="max-sm:hidden">
        <StateDot tone={mailTones[state]}>{t.states[state]}</StateDot>
      </td>
      <td className="w-2/5 max-w-0">
        <Link to={mailPath(shop, id)} className="row-link block truncate font-medium">
          {subject || t.kinds[kind] || t.other_kind}
        </Link>
        <span className="block truncate text-13 text-ink-soft">
          <span className="sm:hidden">{`${t.states[state]} · `}</span>
          {t.kinds[kind] ?? t.other_kind}
          <span className="lg:hidden">{` · ${to}`}</span>
        </span>
      </td>
      <td className="w-1/4 max-w-0 max-lg:hidden">
        <span className="block truncate text-ink-soft">{to}</span>
      </td>
      <td className="whitespace-nowrap max-md:hidden">{about && <AboutLink about={about} />}</td>
      <td className="tabular whitespace-nowrap text-ink-soft">{shortMomentText(createdAt, environment)}</td>
    </tr>
  )
}

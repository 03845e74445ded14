import { Button } from '@estampa/ui/button'
import { chipClass } from '@estampa/ui/chip'
import { Icon } from '@estampa/ui/icon'
import { TextInput } from '@estampa/ui/text-input'
import { clsx } from 'clsx'
import { Form, Link } from 'react-router'
import { type ListGroups, type ListState, MAX_SEARCH_LENGTH } from './list-state.ts'

type RecordToolsProps<Group extends string> = {
  path: string
  messages: {
    filter: string
    groups: Readonly<Record<string, string>>
    search_label: string
    search: string
    go: string
  }
  groups: ListGroups<Group>
  state: ListState<Group>
  hrefOf: (group: Group) => string
}

/** Filters a record list: groups as links, search words as a form. Both change only the address. */
export function RecordTools<Group extends string>(props: RecordToolsProps<Group>) {
  const { messages, groups, state, hrefOf } = props
  return (
    <div className="mt-5 flex flex-col-reverse gap-3 md:flex-row md:items-center md:justify-between">
      <nav aria-label={messages.filter} className="-mx-(--page-side) overflow-x-auto px-(--page-side) py-1">
        <ul className="flex w-max gap-2">
          {groups.map((group) => (
            <li key={group}>
              <Link
                to={hrefOf(group)}
                preventScrollReset
                aria-current={group === state.group ? 'true' : undefined}
                className={clsx(
                  chipClass,
                  'thumb',
                  group === state.group && 'border-ink! bg-ink! text-paper!',
                )}
              >
                {messages.groups[group] ?? group}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SearchWords {...props} />
    </div>
  )
}

function SearchWords<Group extends string>({ path, messages, groups, state }: RecordToolsProps<Group>) {
  return (
    <Form role="search" action={path} className="flex gap-2 md:w-80" key={state.words} preventScrollReset>
      {state.group !== groups[0] && <input type="hidden" name="state" value={state.group} />}
      <TextInput
        type="search"
        name="q"
        aria-label={messages.search_label}
        placeholder={messages.search}
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={state.words}
      />
      <Button type="submit" variant="second" aria-label={messages.go} className="shrink-0 px-3.5!">
        <Icon name="search" size={20} />
      </Button>
    </Form>
  )
}

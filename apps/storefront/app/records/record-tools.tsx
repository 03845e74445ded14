import { Button } from '@estampa/ui/button'
import { chipClass } from '@estampa/ui/chip'
import { TextInput } from '@estampa/ui/text-input'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'

type Choice = { value: string; label: string; href: string; isChosen: boolean }

type RecordToolsProps = {
  choicesLabel: string
  choices: readonly Choice[]
  search: { label: string; placeholder: string; go: string; words: string; action: string }
  /** What the form keeps of the address beside its words. */
  kept: Readonly<Record<string, string>>
}

/** Narrows a list of one's own: states as links, words as a form. Both change the address and nothing else. */
export function RecordTools({ choicesLabel, choices, search, kept }: RecordToolsProps) {
  return (
    <div className="mt-5 flex flex-col-reverse gap-3 md:flex-row md:items-center md:justify-between">
      <nav aria-label={choicesLabel} className="-mx-(--page-side) overflow-x-auto px-(--page-side) py-1">
        <ul className="flex w-max gap-2">
          {choices.map(({ value, label, href, isChosen }) => (
            <li key={value}>
              <Link
                to={href}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={clsx(chipClass, 'thumb', isChosen && 'border-ink! bg-ink! text-paper!')}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SearchWords {...search} kept={kept} />
    </div>
  )
}

function SearchWords({
  label,
  placeholder,
  go,
  words,
  action,
  kept,
}: RecordToolsProps['search'] & Pick<RecordToolsProps, 'kept'>) {
  return (
    <Form role="search" action={action} className="flex gap-2 md:w-80" key={words} preventScrollReset>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        defaultValue={words}
      />
      <Button type="submit" look="second" aria-label={go} className="shrink-0 px-3.5!">
        <Search size={20} aria-hidden="true" />
      </Button>
    </Form>
  )
}

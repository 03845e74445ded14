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
  /** The parameters of the address that the form keeps beside the search words. */
  hiddenFields: Readonly<Record<string, string>>
}

/** Filters a record list: states as links, search words as a form. Both change only the address. */
export function RecordTools({ choicesLabel, choices, search, hiddenFields }: RecordToolsProps) {
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
      <SearchWords {...search} hiddenFields={hiddenFields} />
    </div>
  )
}

function SearchWords({
  label,
  placeholder,
  go,
  words,
  action,
  hiddenFields,
}: RecordToolsProps['search'] & Pick<RecordToolsProps, 'hiddenFields'>) {
  return (
    <Form role="search" action={action} className="flex gap-2 md:w-80" key={words} preventScrollReset>
      {Object.entries(hiddenFields).map(([name, value]) => (
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
      <Button type="submit" variant="second" aria-label={go} className="shrink-0 px-3.5!">
        <Search size={20} aria-hidden="true" />
      </Button>
    </Form>
  )
}

import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { composerMessages } from '../messages/quotes.ts'
import type { DraftFreeLine } from './answer-draft.ts'

type FreeLineFieldsProps = {
  lines: readonly DraftFreeLine[]
  fault: (field: string) => string | undefined
  onChange: (lines: readonly DraftFreeLine[]) => void
}

const emptyLine: DraftFreeLine = { uuid: null, text: '', quantity: '1', unitPrice: '', discount: '' }

/** Lines that name no product: what the seller writes, how many, and what each costs before taxes. */
export function FreeLineFields({ lines, fault, onChange }: FreeLineFieldsProps) {
  const t = useMessages(composerMessages)
  const change = (at: number, to: Partial<DraftFreeLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...to } : line)))
  return (
    <div className="mt-2">
      <ul className="divide-y divide-line">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name while it is written
          <li key={at} className="free-line">
            {fields(t).map(({ name, label, className, ...input }) => (
              <Field
                key={name}
                label={label}
                error={fault(`free ${input.fault} ${at}`)}
                className={className}
              >
                {(aria) => (
                  <TextInput
                    {...aria}
                    autoComplete="off"
                    inputMode={input.inputMode}
                    maxLength={input.most}
                    value={line[name]}
                    onChange={({ currentTarget }) => change(at, { [name]: currentTarget.value })}
                  />
                )}
              </Field>
            ))}
            <IconButton
              label={t.take_out(line.text || t.free_line)}
              className="free-line-out"
              onClick={() => onChange(lines.filter((_, index) => index !== at))}
            >
              <Icon name="x" size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => onChange([...lines, emptyLine])}>
        {t.add_free_line}
      </Button>
    </div>
  )
}

type Words = (typeof composerMessages)['cl']

const fields = (t: Words) =>
  [
    { name: 'text', label: t.free_line, fault: 'text', most: 200, inputMode: 'text', className: 'free-text' },
    { name: 'quantity', label: t.quantity, fault: 'quantity', most: 7, inputMode: 'numeric', className: '' },
    { name: 'unitPrice', label: t.unit_price, fault: 'price', most: 16, inputMode: 'decimal', className: '' },
    {
      name: 'discount',
      label: t.line_discount,
      fault: 'discount',
      most: 6,
      inputMode: 'decimal',
      className: '',
    },
  ] as const

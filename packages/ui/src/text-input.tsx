import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const inputClass = clsx(
  'w-full min-h-11 rounded-base border border-line-strong bg-paper px-3.5 py-2 text-16 text-ink',
  'placeholder:text-ink-faint transition-colors hover:border-ink',
  'aria-invalid:border-error aria-invalid:bg-error-wash disabled:bg-wash disabled:text-ink-faint [&[readonly]]:bg-wash',
)

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" className={clsx(inputClass, className)} {...props} />
}

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={4} className={clsx(inputClass, className)} {...props} />
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" className={clsx('text-input', className)} {...props} />
}

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={4} className={clsx('text-input', className)} {...props} />
}

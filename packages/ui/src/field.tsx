import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** Attributes by which a control's label, hint and error are read out with it. */
export type FieldAria = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Note beside the label of a field that may stay empty, e.g. «opcional». */
  optional?: string
  /** The label is read out but not shown. */
  hideLabel?: boolean
  className?: string
  children: (aria: FieldAria) => ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, error, required, optional, hideLabel, className, children } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-14 font-semibold'}>
        {label} {optional && <span className="font-normal text-ink-faint">({optional})</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-14 text-ink-faint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The error of the control above, which refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-14 text-error">
      <Icon name="circle-exclamation-point" size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}

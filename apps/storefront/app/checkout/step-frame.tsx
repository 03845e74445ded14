import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { checkoutMessages } from '../messages/checkout.ts'
import { useCheckout } from './checkout-provider.tsx'
import { focusFirstInvalid, type StepForm } from './use-step-form.ts'

type StepFrameProps = { form: Pick<StepForm, 'submit'>; action?: string; children: ReactNode }

/** The fields of the step under way and the button that finishes it. */
export function StepFrame({ form, action, children }: StepFrameProps) {
  const t = useMessages(checkoutMessages)
  const place = useRef<HTMLFormElement>(null)
  const { refused } = useCheckout()
  const isRefused = refused.length > 0
  // a person who returns because the server refused a field finds it at once
  useEffect(() => {
    if (isRefused && place.current) focusFirstInvalid(place.current)
  }, [isRefused])
  return (
    <form ref={place} noValidate onSubmit={form.submit}>
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
      <Button type="submit" size="large" className="mt-6 w-full sm:w-auto">
        {action ?? t.go_on}
      </Button>
    </form>
  )
}

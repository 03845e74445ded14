import { type StepKey, stepKeys } from '@estampa/domain/checkout'
import { Icon } from '@estampa/ui/icon'
import { Skeleton } from '@estampa/ui/skeleton'
import { usePreload } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { checkoutMessages } from '../messages/checkout.ts'
import { BillingStep } from './billing-step.tsx'
import { useCheckout } from './checkout-provider.tsx'
import { reopenStep } from './checkout-state.ts'
import { MyPurchaseStep } from './my-purchase-step.tsx'
import { AddressSkeleton, ShippingOptionsSkeleton } from './step-skeletons.tsx'
import { AddressesContext, useAddresses } from './use-addresses.ts'

const fetchAddressee = () => import('./addressee-step.tsx')
const fetchShippment = () => import('./shippment-step.tsx')
const fetchPayment = () => import('./payment-step.tsx')

const fetchAnswers = () => import('./step-answers.tsx')
const StepAnswers = lazy(() => fetchAnswers().then(({ StepAnswers }) => ({ default: StepAnswers })))
const answersToPreload = { preload: () => void fetchAnswers().catch(() => undefined) }

const forms: Record<StepKey, ComponentType> = {
  Billing: BillingStep,
  MyPurchase: MyPurchaseStep,
  Addressee: lazy(() => fetchAddressee().then(({ AddresseeStep }) => ({ default: AddresseeStep }))),
  Shippment: lazy(() => fetchShippment().then(({ ShippmentStep }) => ({ default: ShippmentStep }))),
  Payment: lazy(() => fetchPayment().then(({ PaymentStep }) => ({ default: PaymentStep }))),
}

/** The placeholders of the steps while their scripts load. */
const skeletons: Partial<Record<StepKey, ComponentType>> = {
  Addressee: AddressSkeleton,
  Shippment: ShippingOptionsSkeleton,
}
const PlainSkeleton = () => <Skeleton className="h-80" />

/** While a step is answered the script of the next one is fetched. */
const fetchNext: Partial<Record<StepKey, () => Promise<unknown>>> = {
  MyPurchase: fetchAddressee,
  Addressee: fetchShippment,
  Shippment: fetchPayment,
}

/**
 * The five steps below each other: finished ones show their answers, one is open, the rest wait. Steps that were finished
 * before the page was opened come together with their answers, so that those below do not move.
 */
export function CheckoutSteps() {
  const t = useMessages(checkoutMessages)
  const { state } = useCheckout()
  const addresses = useAddresses()
  const [isResumed] = useState(() => stepKeys.some((step) => state.steps[step] === 'completed'))
  usePreload(answersToPreload)
  return (
    <AddressesContext value={addresses}>
      <Suspense fallback={<Skeleton className="h-dvh" />}>
        <ol aria-label={t.steps} className="border-t border-line">
          {stepKeys.map((step, index) => (
            <StepSection key={step} step={step} number={index + 1} isResumed={isResumed} />
          ))}
        </ol>
      </Suspense>
    </AddressesContext>
  )
}

type StepSectionProps = { step: StepKey; number: number; isResumed: boolean }

function StepSection({ step, number, isResumed }: StepSectionProps) {
  const t = useMessages(checkoutMessages)
  const { state, change } = useCheckout()
  const status = state.steps[step]
  const wasSentFor = useIsSentBack(step)
  const heading = useFocusWhenOpened(status === 'active', wasSentFor)
  const Form = forms[step]
  const Shape = skeletons[step] ?? PlainSkeleton
  useEffect(() => {
    // a missing script is reported when its step opens
    if (status === 'active') fetchNext[step]?.().catch(() => undefined)
  }, [status, step])
  return (
    <li aria-current={status === 'active' ? 'step' : undefined} className="border-b border-line py-5 md:py-6">
      <header className="flex items-center gap-3">
        <StepNumber number={number} status={status} />
        <h2
          ref={heading}
          tabIndex={-1}
          className={clsx(
            'min-w-0 flex-1 scroll-mt-8 text-18 md:scroll-mt-16 font-semibold outline-none!',
            status === 'inactive' && 'text-ink-faint',
          )}
        >
          {t[step]}
          <span className="sr-only">
            , {t.step_of(number, stepKeys.length)}
            {status === 'completed' && `, ${t.done}`}
          </span>
        </h2>
        {status === 'completed' && (
          <button
            type="button"
            aria-label={t.edit_step(t[step])}
            onClick={() => change((before) => reopenStep(before, step))}
            className="thumb min-h-9 text-14 font-semibold underline underline-offset-4"
          >
            {t.edit}
          </button>
        )}
      </header>
      {status === 'completed' && (
        <div className="mt-2 min-h-10 pl-10">
          {isResumed ? (
            <StepAnswers step={step} />
          ) : (
            <Suspense fallback={null}>
              <StepAnswers step={step} />
            </Suspense>
          )}
        </div>
      )}
      {status === 'active' && (
        <div className="mt-5 sm:pl-10">
          <Suspense fallback={<Shape />}>
            <Form />
          </Suspense>
        </div>
      )}
    </li>
  )
}

function StepNumber({ number, status }: { number: number; status: 'active' | 'completed' | 'inactive' }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'tabular grid size-7 shrink-0 place-items-center rounded-full text-14 font-semibold',
        status === 'active' && 'bg-brand text-on-brand',
        status === 'completed' && 'bg-ink text-paper',
        status === 'inactive' && 'border border-line-strong text-ink-faint',
      )}
    >
      {status === 'completed' ? <Icon name="check" size={16} /> : number}
    </span>
  )
}

/** True if the review has just sent the person to this step, which a reload or Back has not. */
function useIsSentBack(step: StepKey): boolean {
  const { state } = useLocation()
  const isWay = useNavigationType() !== 'POP'
  return isWay && typeof state === 'object' && state !== null && Reflect.get(state, 'opened') === step
}

/** Finishing a step moves the focus to the heading of the next; nothing moves when the page merely opens. */
function useFocusWhenOpened(isActive: boolean, wasSentFor: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasActive = useRef(isActive && !wasSentFor)
  useEffect(() => {
    if (isActive && !wasActive.current) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
    wasActive.current = isActive
  }, [isActive])
  return heading
}

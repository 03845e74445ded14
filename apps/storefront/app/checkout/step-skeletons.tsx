import { fieldsOf } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { addressMessages } from '../messages/addresses.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { shippingMessages } from '../messages/shipping.ts'
import { useSession } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { useCheckout } from './checkout-provider.tsx'

/**
 * Grey shapes that stand for a step until its answers are known. They carry the labels and hints of what comes,
 * unseen, so that they wrap at the same places and nothing below moves.
 */

/** The placeholder of the address step: the cards of a returning customer, otherwise the form. */
export function AddressSkeleton() {
  const { loading } = useMessages(addressMessages)
  const { state } = useCheckout()
  const expectsCards = state.address.id !== null || state.isBilledAgain === true
  return (
    <StepSkeleton label={loading}>
      {expectsCards ? <AddressCardsSkeleton /> : <AddressFormSkeleton />}
    </StepSkeleton>
  )
}

/** The ways to deliver; a shop has three for most places. */
export function ShippingOptionsSkeleton({ note }: { note?: string | undefined }) {
  const t = useMessages(shippingMessages)
  const { items } = useCheckout()
  return (
    <StepSkeleton label={t.quoting} note={note}>
      <div className="grid gap-3 sm:col-span-2">
        {['a', 'b', 'c'].map((card) => (
          <Skeleton key={card} className="h-40 sm:h-25.5" />
        ))}
        <HiddenText>{t.dates_say(false)}</HiddenText>
        {items.mode === 'cart' && <Skeleton className="h-25 sm:h-14.5" />}
      </div>
    </StepSkeleton>
  )
}

type StepSkeletonProps = {
  label: string
  /** A text that is shown instead of the label. */
  note?: string | undefined
  children: ReactNode
}

function StepSkeleton({ label, note, children }: StepSkeletonProps) {
  return (
    <div role="status">
      {note ? <p className="mb-3 text-14 text-ink-soft">{note}</p> : <span className="sr-only">{label}</span>}
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
      <Skeleton className="mt-6 h-13 w-full sm:w-34" />
    </div>
  )
}

function AddressCardsSkeleton() {
  const t = useMessages(checkoutMessages)
  return (
    <>
      <div className="grid gap-3 sm:col-span-2">
        <Skeleton className="h-32" />
        <Skeleton className="h-9 w-2/3 max-w-80" />
      </div>
      <HiddenText className="sm:col-span-2">{t.pickup_later}</HiddenText>
    </>
  )
}

function AddressFormSkeleton() {
  const t = useMessages(checkoutMessages)
  const words = useMessages(addressMessages)
  const { user } = useSession()
  const { environment } = useShopConfig()
  const { address, chosenLevels } = countries[environment]
  const names = fieldsOf('Addressee', environment)
    .map(({ name }) => name)
    .filter((name) => name !== 'deliveryMethod' && (!address.includes(name) || chosenLevels.includes(name)))
  return (
    <>
      <HiddenText className="sm:col-span-2">{t.same_person}</HiddenText>
      {names.map((name) => (
        <FieldSkeleton
          key={name}
          label={t.fields[name] ?? name}
          hint={t.hints[name]}
          className={name === 'apartment' ? 'sm:col-span-2' : ''}
        />
      ))}
      {user && (
        <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2 sm:items-center">
          <HiddenText variant="bar" className="py-1 pl-8 text-16">
            {words.keep}
          </HiddenText>
          <FieldSkeleton label={words.label} hint={words.label_hint} />
        </div>
      )}
      <HiddenText className="sm:col-span-2">{t.pickup_later}</HiddenText>
    </>
  )
}

type FieldSkeletonProps = { label: string; hint?: string | undefined; className?: string }

function FieldSkeleton({ label, hint, className }: FieldSkeletonProps) {
  return (
    <div className={className}>
      <HiddenText variant="bar" className="mb-1.5 text-14">
        {label}
      </HiddenText>
      <Skeleton className="h-11" />
      {hint && <HiddenText className="mt-1.5">{hint}</HiddenText>}
    </div>
  )
}

type HiddenTextProps = { variant?: 'bar'; className?: string; children: ReactNode }

/** Text that only takes its room, or is a gray bar of its length. */
function HiddenText({ variant, className = '', children }: HiddenTextProps) {
  return (
    <p
      aria-hidden="true"
      className={clsx(className, variant ? 'animate-breathe select-none' : 'invisible text-14')}
    >
      {variant ? <span className="rounded-small bg-line text-transparent">{children}</span> : children}
    </p>
  )
}

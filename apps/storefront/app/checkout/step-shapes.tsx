import { fieldsOf } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { Skeleton } from '@estampa/ui/skeleton'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { addressMessages } from '../messages/addresses.ts'
import { checkoutMessages, shippingMessages } from '../messages/checkout.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useSession } from '../session/session-provider.tsx'
import { useShopConfig } from '../shell/shop-data.ts'
import { useCheckout } from './checkout-provider.tsx'

/**
 * Grey shapes that stand for a step until its answers are known. They carry the labels and hints of what comes,
 * unseen, so that they wrap at the same places and nothing below moves.
 */

/** The step of the address: as the cards of whoever bought here before, otherwise as the form. */
export function AddressShape() {
  const { loading } = useMessages(addressMessages)
  const { state } = useCheckout()
  const expectsCards = state.address.id !== null || state.isBilledAgain === true
  return <StepShape label={loading}>{expectsCards ? <AddressCardsShape /> : <AddressFormShape />}</StepShape>
}

/** The ways to deliver; a shop has three for most places. */
export function OptionsShape({ note }: { note?: string | undefined }) {
  const t = useMessages(shippingMessages)
  const { goods } = useCheckout()
  return (
    <StepShape label={t.quoting} note={note}>
      <div className="grid gap-3 sm:col-span-2">
        {['a', 'b', 'c'].map((card) => (
          <Skeleton key={card} className="h-40 sm:h-25.5" />
        ))}
        <Unseen>{t.dates_say(false)}</Unseen>
        {goods.mode === 'cart' && <Skeleton className="h-25 sm:h-14.5" />}
      </div>
    </StepShape>
  )
}

type StepShapeProps = {
  label: string
  /** Said instead of the label, to be seen. */
  note?: string | undefined
  children: ReactNode
}

function StepShape({ label, note, children }: StepShapeProps) {
  return (
    <div role="status">
      {note ? <p className="mb-3 text-14 text-ink-soft">{note}</p> : <span className="sr-only">{label}</span>}
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
      <Skeleton className="mt-6 h-13 w-full sm:w-34" />
    </div>
  )
}

function AddressCardsShape() {
  const t = useMessages(checkoutMessages)
  return (
    <>
      <div className="grid gap-3 sm:col-span-2">
        <Skeleton className="h-32" />
        <Skeleton className="h-9 w-2/3 max-w-80" />
      </div>
      <Unseen className="sm:col-span-2">{t.pickup_later}</Unseen>
    </>
  )
}

function AddressFormShape() {
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
      <Unseen className="sm:col-span-2">{t.same_person}</Unseen>
      {names.map((name) => (
        <FieldShape
          key={name}
          label={t.fields[name] ?? name}
          hint={t.hints[name]}
          className={name === 'apartment' ? 'sm:col-span-2' : ''}
        />
      ))}
      {user && (
        <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2 sm:items-center">
          <Unseen look="bar" className="py-1 pl-8 text-16">
            {words.keep}
          </Unseen>
          <FieldShape label={words.label} hint={words.label_hint} />
        </div>
      )}
      <Unseen className="sm:col-span-2">{t.pickup_later}</Unseen>
    </>
  )
}

type FieldShapeProps = { label: string; hint?: string | undefined; className?: string }

function FieldShape({ label, hint, className }: FieldShapeProps) {
  return (
    <div className={className}>
      <Unseen look="bar" className="mb-1.5 text-14">
        {label}
      </Unseen>
      <Skeleton className="h-11" />
      {hint && <Unseen className="mt-1.5">{hint}</Unseen>}
    </div>
  )
}

type UnseenProps = { look?: 'bar'; className?: string; children: ReactNode }

/** Text that only takes its room, or is a grey bar of its length. */
function Unseen({ look, className = '', children }: UnseenProps) {
  return (
    <p
      aria-hidden="true"
      className={clsx(className, look ? 'animate-breathe select-none' : 'invisible text-14')}
    >
      {look ? <span className="rounded-small bg-line text-transparent">{children}</span> : children}
    </p>
  )
}

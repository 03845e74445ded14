import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { reorderMessages } from '../messages/reorder.ts'
import { ShopLink } from '../shop/shop-link.tsx'
import { type ReorderResult, useSeeCart } from './use-reorder.ts'

/** The lines that could not be reordered, with the reasons; nothing is left out silently. */
export function ReorderReport({ report, onClose }: { report: ReorderResult; onClose: () => void }) {
  const t = useMessages(reorderMessages)
  const seeCart = useSeeCart()
  const { added, leftOut, short, addAnyway } = report
  const goOn = () => {
    onClose()
    seeCart()
  }
  return (
    <Popup
      open
      onOpenChange={onClose}
      title={t.title}
      close={t.close}
      footer={
        <>
          {addAnyway && (
            <Button variant="second" onClick={addAnyway}>
              {t.add_anyway}
            </Button>
          )}
          {added > 0 || addAnyway ? (
            <Button onClick={goOn}>{t.see_cart}</Button>
          ) : (
            <Button asChild>
              <ShopLink to="/products-list/all">{t.browse}</ShopLink>
            </Button>
          )}
        </>
      }
    >
      <p className="flex gap-2.5">
        {added > 0 ? (
          <Icon name="circle-check" size={20} className="mt-0.5 shrink-0 text-success" />
        ) : (
          <Icon name="circle-exclamation-point" size={20} className="mt-0.5 shrink-0 text-error" />
        )}
        {added > 0 ? t.added(added) : addAnyway ? t.twice : t.added_none}
      </p>
      {added > 0 && addAnyway && <p className="mt-2 text-ink-soft">{t.twice}</p>}
      <ReportSection
        title={t.not_added}
        icon={<Icon name="circle-exclamation-point" size={18} className="text-error" />}
      >
        {leftOut.map(({ name, quantity, reason }) => (
          <ReportItem key={`${name} ${reason}`} name={name} quantity={quantity} text={t.reasons[reason]} />
        ))}
      </ReportSection>
      <ReportSection
        title={t.check}
        icon={<Icon name="triangle-exclamation-point" size={18} className="text-warning" />}
      >
        {short.map(({ name, quantity, stock }) => (
          <ReportItem key={name} name={name} quantity={quantity} text={t.short(stock)} />
        ))}
      </ReportSection>
    </Popup>
  )
}

function ReportSection({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="mt-5">
      <h3 className="flex items-center gap-2 text-16 font-semibold">
        {icon}
        {title}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line text-14">{children}</ul>
    </section>
  )
}

function ReportItem({ name, quantity, text }: { name: string; quantity: number; text: string | undefined }) {
  const t = useMessages(reorderMessages)
  return (
    <li className="py-2.5">
      <p className="font-semibold">
        {name} <span className="font-normal text-ink-soft">· {t.units(quantity)}</span>
      </p>
      <p className="text-ink-soft">{text}</p>
    </li>
  )
}

import type { CountryCode } from '@estampa/domain/countries'
import { Button } from '@estampa/ui/button'
import { dateText } from '@estampa/web/countries'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { PageSection } from '../../controls/page-section.tsx'
import { offboardingMessages } from '../../messages/offboarding.ts'
import { operatorApi } from '../../session/api.ts'
import { type OperatedShopPage, useShowShop } from './use-operated-shop.ts'

type DeletionSectionProps = { page: OperatedShopPage; country: CountryCode }

/** The way out of the installation: a date, until which it can be taken back. */
export function DeletionSection({ page, country }: DeletionSectionProps) {
  const t = useMessages(offboardingMessages)
  const [isOpen, setIsOpen] = useState(false)
  const { shop, deletion } = page
  if (deletion) return <PlannedDeletion page={page} deletion={deletion} country={country} />
  return (
    <PageSection title={t.delete_shop} note={t.delete_text}>
      {shop.state === 'suspended' ? (
        <Button variant="second" className="text-error" onClick={() => setIsOpen(true)}>
          {t.delete_open}
        </Button>
      ) : (
        <p className="text-13 text-ink-faint">{t.suspend_first}</p>
      )}
      {isOpen && <DeleteDialog page={page} country={country} onClose={() => setIsOpen(false)} />}
    </PageSection>
  )
}

type PlannedProps = DeletionSectionProps & { deletion: NonNullable<OperatedShopPage['deletion']> }

function PlannedDeletion({ page, deletion, country }: PlannedProps) {
  const t = useMessages(offboardingMessages)
  const show = useShowShop()
  const { shop } = page
  const { copy } = deletion
  const keep = async () => {
    try {
      show(await operatorApi.keepShop({ shop: shop.shop }))
      notify(t.kept(shop.name ?? shop.shop))
    } catch (error) {
      showError(error)
    }
  }
  return (
    <PageSection
      title={t.leaving_on(dateText(deletion.dueAt, country))}
      note={t.leaving_text(deletion.askedBy, dateText(deletion.askedAt, country))}
      action={<Button onClick={() => void keep()}>{t.keep}</Button>}
    >
      {copy?.state === 'done' ? (
        <p className="text-13 text-ink-soft">
          {t.copy_at} <code className="block text-12 break-all text-ink">{copy.path}</code>
        </p>
      ) : (
        <p className="text-13 text-ink-soft">
          {copy?.state === 'waiting' || copy?.state === 'running' ? t.copy_coming : t.copy_trouble}
        </p>
      )}
    </PageSection>
  )
}

function DeleteDialog({ page, country, onClose }: DeletionSectionProps & { onClose: () => void }) {
  const t = useMessages(offboardingMessages)
  const show = useShowShop()
  const { shop: address, name: title } = page.shop
  const name = title ?? address
  const { form, errors, isWorking } = useForm({
    check: ({ typed = '' }) => ({
      ...(typed.toLowerCase() !== address && { typed: t.delete_typed_missing(address) }),
    }),
    send: ({ typed = '' }) => operatorApi.deleteShop({ shop: address, typed }),
    onAnswer: (answer) => {
      show(answer)
      notify(t.deletion_planned(name, dateText(answer.deletion?.dueAt ?? '', country)))
      onClose()
    },
    fieldOf: { shop_name_differs: 'typed' },
  })
  return (
    <FormPopup
      startsInField
      title={t.delete_title(name)}
      submit={t.delete_submit}
      back={t.cancel}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p>{t.delete_text}</p>
      <FormField
        name="typed"
        label={t.delete_typed(address)}
        maxLength={60}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        errors={errors}
      />
    </FormPopup>
  )
}

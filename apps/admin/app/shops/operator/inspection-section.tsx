import { Button } from '@estampa/ui/button'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PageSection } from '../../controls/page-section.tsx'
import { inspectionMessages } from '../../messages/inspection.ts'
import { accountKey, useAccount } from '../../session/account.ts'
import { operatorApi } from '../../session/api.ts'
import type { OperatedShop } from './use-operated-shops.ts'

/** Whether the person works in the shop; looking into it is no work. */
export function useWorksIn(shop: string): boolean {
  return useAccount().shops.some((one) => one.shop === shop && one.inspectedUntil === null)
}

/** The way into the office of a shop in which the operator does not work. */
export function InspectionSection({ shop }: { shop: OperatedShop }) {
  const t = useMessages(inspectionMessages)
  const [isOpen, setIsOpen] = useState(false)
  const works = useWorksIn(shop.shop)
  const isLooking = useAccount().shops.some((one) => one.shop === shop.shop && one.inspectedUntil !== null)
  if (shop.name === null) return null
  return (
    <PageSection title={t.title} note={works ? t.works_there : t.text}>
      {isLooking && (
        <Button asChild variant="second">
          <Link to={`/${shop.shop}/today`}>{t.go_on}</Link>
        </Button>
      )}
      {!works && !isLooking && (
        <Button variant="second" onClick={() => setIsOpen(true)}>
          {t.open}
        </Button>
      )}
      {isOpen && <InspectionDialog shop={shop} onClose={() => setIsOpen(false)} />}
    </PageSection>
  )
}

function InspectionDialog({ shop, onClose }: { shop: OperatedShop; onClose: () => void }) {
  const t = useMessages(inspectionMessages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { form, errors, isWorking } = useForm({
    check: ({ reason = '' }) => ({ ...(reason.length < 5 && { reason: t.reason_missing }) }),
    send: ({ reason = '' }) => operatorApi.beginInspection({ shop: shop.shop, reason }),
    onAnswer: async () => {
      await queries.invalidateQueries({ queryKey: accountKey })
      await navigate(`/${shop.shop}/today`)
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.dialog_title(shop.name ?? shop.shop)}
      submit={t.submit}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <FormField name="reason" label={t.reason} hint={t.reason_hint} maxLength={200} errors={errors} />
    </FormPopup>
  )
}

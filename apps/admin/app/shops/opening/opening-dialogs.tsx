import { countries } from '@estampa/domain/countries'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { openingMessages } from '../../messages/opening.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { type Opening, type OpeningStepName, useShowOpening } from './use-opening.ts'

/** Whose shop it is: the name and the tax number of its firm. */
export function FirmDialog({ firm, onClose }: { firm: Opening['firm']; onClose: () => void }) {
  const t = useMessages(openingMessages)
  const api = useStaffApi()
  const show = useShowOpening()
  const { taxIdName } = countries[useShop().environment]
  const { form, errors, isWorking } = useForm({
    check: ({ legalName, taxId }) => ({
      ...(!legalName && { legalName: t.legal_name_missing }),
      ...(!taxId && { taxId: t.tax_id_missing(taxIdName) }),
    }),
    send: ({ legalName = '', taxId = '' }) => api.saveFirm({ legalName, taxId, seen: firm }),
    onAnswer: (opening) => {
      show(opening)
      notify(t.saved)
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.firm_title}
      submit={t.save}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.firm_text}</p>
      <FormField
        name="legalName"
        label={t.legal_name}
        defaultValue={firm.legalName}
        maxLength={120}
        autoComplete="organization"
        errors={errors}
      />
      <FormField
        name="taxId"
        label={taxIdName}
        defaultValue={firm.taxId}
        maxLength={30}
        autoComplete="off"
        errors={errors}
      />
    </FormPopup>
  )
}

export function OpenShopDialog({
  missing,
  onClose,
}: {
  missing: readonly OpeningStepName[]
  onClose: () => void
}) {
  const t = useMessages(openingMessages)
  const api = useStaffApi()
  const show = useShowOpening()
  const { form, isWorking } = useForm({
    check: () => ({}),
    send: () => api.openShop({}),
    onAnswer: (opening) => {
      notify(t.opened)
      onClose()
      show(opening)
    },
  })
  const names = missing.map((step) => t.steps[step].toLowerCase()).join(', ')
  return (
    <FormPopup
      title={t.open_title}
      submit={t.open_submit}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p>{t.open_text}</p>
      {missing.length > 0 && (
        <p className="rounded-base bg-warning-wash px-3 py-2 text-13">{t.open_missing(names)}</p>
      )}
    </FormPopup>
  )
}

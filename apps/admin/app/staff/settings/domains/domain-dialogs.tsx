import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { domainMessages } from '../../../messages/domains.ts'
import { useStaffApi } from '../../../session/account.ts'
import { type ShopDomain, type ShopDomains, useShowDomains } from './use-domains.ts'

const domainRefusals = [
  'domain_format',
  'domain_is_address',
  'domain_wildcard',
  'domain_with_port',
  'domain_incomplete',
  'domain_private',
  'domain_of_installation',
  'domain_taken',
  'too_many_domains',
]

export function AddDomainDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(domainMessages)
  const api = useStaffApi()
  const show = useShowDomains()
  const { form, errors, isWorking } = useForm({
    check: () => ({}),
    send: ({ host = '' }) => api.addDomain({ host }),
    fieldOf: Object.fromEntries(domainRefusals.map((code) => [code, 'host'])),
    onAnswer: (domains) => {
      show(domains)
      notify(t.added)
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.add}
      submit={t.add}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-13 text-ink-soft">{t.add_text}</p>
      <FormField
        name="host"
        label={t.host}
        hint={t.host_hint}
        errors={errors}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
      />
    </FormPopup>
  )
}

type DomainDialogProps = { domain: ShopDomain; onClose: () => void }

/** Moves the shop to another address. */
export function MainDomainDialog({ domain, onClose }: DomainDialogProps) {
  const t = useMessages(domainMessages)
  const api = useStaffApi()
  const { host, title, address, proof } = domain
  const dialog = useDomainAct(() => api.setMainDomain({ host }), t.is_main(title), onClose)
  return (
    <FormPopup title={t.main_title(title)} submit={t.make_main} back={t.cancel} {...dialog} onClose={onClose}>
      {proof && proof.pointsHere !== true && (
        <p className="rounded-base bg-warning-wash px-3 py-2 text-13">{t.main_not_pointing(title)}</p>
      )}
      <p>{t.main_text(address)}</p>
      <p className="text-13 text-ink-soft">{t.main_sessions}</p>
    </FormPopup>
  )
}

export function RemoveDomainDialog({
  domain,
  commonAddress,
  onClose,
}: DomainDialogProps & Pick<ShopDomains, 'commonAddress'>) {
  const t = useMessages(domainMessages)
  const api = useStaffApi()
  const { host, title, isMain } = domain
  const dialog = useDomainAct(() => api.removeDomain({ host }), t.removed, onClose)
  return (
    <FormPopup
      variant="danger"
      title={t.remove_title(title)}
      submit={t.remove}
      back={t.cancel}
      {...dialog}
      onClose={onClose}
    >
      <p>{t.remove_text}</p>
      {isMain && <p className="rounded-base bg-warning-wash px-3 py-2">{t.remove_main(commonAddress)}</p>}
    </FormPopup>
  )
}

function useDomainAct(send: () => Promise<ShopDomains>, done: string, onClose: () => void) {
  const show = useShowDomains()
  const { form, isWorking } = useForm({
    check: () => ({}),
    send,
    onAnswer: (domains) => {
      show(domains)
      notify(done)
      onClose()
    },
  })
  return { form, isWorking }
}

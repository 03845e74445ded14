import { ActionMenu } from '@estampa/ui/action-menu'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { saveFile } from '@estampa/web/downloads'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { companyMessages } from '../messages/companies.ts'
import { customerMergeMessages } from '../messages/customer-merge.ts'
import { customerPageMessages } from '../messages/customers.ts'
import { useMay, useStaffApi } from '../session/account.ts'
import { CompanyDialog } from './company-dialog.tsx'
import { BlockCustomerDialog, EraseDialog } from './customer-dialogs.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { SeeShopDialog } from './see-shop-dialog.tsx'
import { type CustomerPage, useCustomerAct } from './use-customer.ts'

/** Everything that can be done with somebody; what ends something stands last. */
export function CustomerActs({ customer }: { customer: CustomerPage }) {
  const t = useMessages(customerPageMessages)
  const merging = useMessages(customerMergeMessages)
  const companies = useMessages(companyMessages)
  const may = useMay()
  const api = useStaffApi()
  const { id, name, email, hasAccount, isConfirmed, isBlocked } = customer
  const act = useCustomerAct(id)
  const [open, setOpen] = useState<'block' | 'erase' | 'merge' | 'company'>()
  const [shopLink, setShopLink] = useState<string>()
  const items = [
    may('customers.impersonate') &&
      isConfirmed &&
      !isBlocked && { label: t.see_shop, onSelect: () => void askForShop() },
    may('customers.edit') &&
      hasAccount && {
        label: t.mail_reset,
        onSelect: () => void act(api.mailPasswordReset({ Id: id }), t.reset_mailed),
      },
    may('customers.edit') && { label: companies.change, onSelect: () => setOpen('company') },
    may('customers.merge') &&
      isConfirmed &&
      !isBlocked && { label: merging.act, onSelect: () => setOpen('merge') },
    may('customers.erase') && { label: t.export, onSelect: () => void download() },
    may('customers.edit') &&
      !isBlocked && { label: t.block, isDangerous: true, onSelect: () => setOpen('block') },
    may('customers.erase') && { label: t.erase, isDangerous: true, onSelect: () => setOpen('erase') },
  ].filter((item) => item !== false)
  const askForShop = async () => {
    try {
      setShopLink((await api.impersonateCustomer({ Id: id })).url)
    } catch (error) {
      showError(error)
    }
  }
  const download = async () => {
    try {
      const exported = await api.exportCustomer({ Id: id })
      const file = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' })
      const url = URL.createObjectURL(file)
      saveFile({ url, name: `cliente-${id}.json` })
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      notify(t.exported)
    } catch (error) {
      showError(error)
    }
  }
  if (items.length === 0) return null
  return (
    <>
      <ActionMenu
        trigger={
          <Button variant="second">
            {t.acts}
            <Icon name="chevron-down" size={16} />
          </Button>
        }
        items={items}
      />
      {shopLink !== undefined && (
        <SeeShopDialog name={name || email} url={shopLink} onClose={() => setShopLink(undefined)} />
      )}
      {open === 'block' && <BlockCustomerDialog customer={customer} onClose={() => setOpen(undefined)} />}
      {open === 'company' && <CompanyDialog customer={customer} onClose={() => setOpen(undefined)} />}
      {open === 'merge' && <MergeDialog customer={customer} onClose={() => setOpen(undefined)} />}
      {open === 'erase' && <EraseDialog customer={customer} onClose={() => setOpen(undefined)} />}
    </>
  )
}

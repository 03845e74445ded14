import { paperSizes } from '@estampa/domain/production'
import { ActionMenu } from '@estampa/ui/action-menu'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useState } from 'react'
import { workshopMessages } from '../messages/workshop.ts'
import { useStaffApi } from '../session/account.ts'

/** The work order of an order on A4 or A5, in a tab of its own, from which it is printed. */
export function WorkOrderButton({ number }: { number: number }) {
  const t = useMessages(workshopMessages)
  const api = useStaffApi()
  const [isDrawing, setIsDrawing] = useState(false)
  const open = async (paper: (typeof paperSizes)[number]) => {
    // browsers open a tab only at once, so it waits empty for its address
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    setIsDrawing(true)
    try {
      const { url } = await api.getWorkOrder({ number, paper })
      if (tab) tab.location.replace(new URL(url, window.location.href))
      else window.location.assign(url)
    } catch (error) {
      tab?.close()
      showError(error)
    }
    setIsDrawing(false)
  }
  return (
    <ActionMenu
      trigger={
        <Button variant="second" isBusy={isDrawing}>
          {t.work_order}
          <Icon name="chevron-down" size={16} />
        </Button>
      }
      items={paperSizes.map((paper) => ({
        label: t.paper[paper],
        note: t.paper_note[paper],
        onSelect: () => void open(paper),
      }))}
    />
  )
}

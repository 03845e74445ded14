import { paperSizes } from '@estampa/domain/production'
import { ActionMenu } from '@estampa/ui/action-menu'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useOpenedPaper } from '../controls/use-desk-file.ts'
import { workshopMessages } from '../messages/workshop.ts'
import { useStaffApi } from '../session/account.ts'

/** The work order of an order on A4 or A5, in a tab of its own, from which it is printed. */
export function WorkOrderButton({ number }: { number: number }) {
  const t = useMessages(workshopMessages)
  const api = useStaffApi()
  const { isDrawing, open } = useOpenedPaper()
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
        onSelect: () => open(() => api.getWorkOrder({ number, paper })),
      }))}
    />
  )
}

import { ActionMenu } from '@estampa/ui/action-menu'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { exportMessages } from '../messages/exports.ts'
import { useSavedFile } from './use-desk-file.ts'

type ExportFormat = 'csv' | 'xlsx'
type ExportMenuProps = { ask: (format: ExportFormat) => Promise<{ url: string; name: string; rows: number }> }

/** What a list shows, with all its pages, as a file for a spreadsheet. */
export function ExportMenu({ ask }: ExportMenuProps) {
  const t = useMessages(exportMessages)
  const { isMaking, save } = useSavedFile()
  const take = async (format: ExportFormat) => {
    await save(async () => {
      const file = await ask(format)
      notify(t.exported(file.rows))
      return file
    })
  }
  return (
    <ActionMenu
      trigger={
        <Button variant="quiet" size="small" isBusy={isMaking}>
          {t.export}
          <Icon name="chevron-down" size={16} />
        </Button>
      }
      items={(['xlsx', 'csv'] as const).map((format) => ({
        label: t.formats[format],
        onSelect: () => void take(format),
      }))}
    />
  )
}

import { Button, type ButtonSize } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useDocumentDownload } from './use-document-download.ts'

type DocumentButtonProps = { load: () => Promise<{ url: string; name: string }>; size?: ButtonSize }

/** Downloads the PDF of a quote or of an order. */
export function DocumentButton({ load, size }: DocumentButtonProps) {
  const { isWorking, download, label, status } = useDocumentDownload(load)
  return (
    <>
      <Button variant="second" {...(size && { size })} isBusy={isWorking} onClick={() => void download()}>
        <Icon name="file-down" size={18} />
        {label}
      </Button>
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  )
}

import { Button, type ButtonSize } from '@estampa/ui/button'
import { FileDown } from 'lucide-react'
import { usePaper } from './use-paper.ts'

type PaperButtonProps = { ask: () => Promise<{ url: string; name: string }>; size?: ButtonSize }

/** Downloads the PDF of a quote or of an order. */
export function PaperButton({ ask, size }: PaperButtonProps) {
  const { isWorking, download, label, news } = usePaper(ask)
  return (
    <>
      <Button look="second" {...(size && { size })} working={isWorking} onClick={() => void download()}>
        <FileDown size={18} aria-hidden="true" />
        {label}
      </Button>
      <span role="status" className="sr-only">
        {news}
      </span>
    </>
  )
}

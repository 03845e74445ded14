import { Pagination } from '@estampa/ui/pagination'
import { Link } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

type RecordPagesProps = {
  current: number
  total: number
  label: string
  page: (number: number) => string
  hrefOf: (page: number) => string
}

export function RecordPages({ current, total, label, page, hrefOf }: RecordPagesProps) {
  const shell = useMessages(shellMessages)
  return (
    <div className="mt-10">
      <Pagination
        {...{ current, total, label, page }}
        previous={shell.previous}
        next={shell.next}
        link={(number, props) => <Link key={number} to={hrefOf(number)} {...props} />}
      />
    </div>
  )
}

// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as blocks lose their roles
import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { type RowActs, useRowKeys } from './use-row-keys.ts'

type KeyedTableProps = {
  /** Read out; the page says it already. */
  caption: string
  /**
   * A class aligns a column, or hides it where the window is narrow; its cells have the same. Of some the head is only
   * read out, because their cells say what they are; of one it is a control that is called so.
   */
  columns: readonly { text: string; className?: string; isOnlyRead?: boolean; control?: ReactNode }[]
  acts?: RowActs | undefined
  /** A line below that tells the keys. */
  keys?: ReactNode
  /** Of a table with widths of its own. */
  className?: string
  /** How many rows the list has in all, where not all of them stand here. */
  total?: number
  /** Its rows. Each has one link of the class `row-link`. */
  children?: ReactNode
  /** Its rows in bodies of their own, in place of `children`. */
  bodies?: ReactNode
}

/** A list of records as a table: J and K go through its rows, Enter opens the one that has the focus. */
export function KeyedTable(props: KeyedTableProps) {
  const { caption, columns, acts, keys, className, total, children, bodies } = props
  const table = useRef<HTMLTableElement>(null)
  useRowKeys(table, acts)
  return (
    <>
      <table
        ref={table}
        role="table"
        className={clsx('records', bodies !== undefined && 'row-bodies', className)}
        {...(total !== undefined && { 'aria-rowcount': total + 1 })}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ text, className, isOnlyRead, control }) => (
              <th key={text} role="columnheader" scope="col" className={className}>
                {control ?? (isOnlyRead ? <span className="sr-only">{text}</span> : text)}
              </th>
            ))}
          </tr>
        </thead>
        {bodies ?? <tbody>{children}</tbody>}
      </table>
      {keys && <p className="mt-3 text-12 text-ink-faint max-md:hidden">{keys}</p>}
    </>
  )
}

import type { ReactNode } from 'react'
import { useTemplate } from '../theme/use-template.ts'
import { Sidebar } from './sidebar.tsx'

type BesideSidebarProps = {
  /** `page` keeps the categories in the window while the page scrolls; `first-view` ends them where its content ends. */
  extent: 'page' | 'first-view'
  children: ReactNode
}

/** The categories at the left of its content, where the template has a sidebar. */
export function BesideSidebar({ extent, children }: BesideSidebarProps) {
  const { sidebar } = useTemplate()
  if (!sidebar) return children
  return (
    // as wide as the navbar above it, whose edges it continues
    <div className="page beside-sidebar" data-extent={extent}>
      <Sidebar {...sidebar} />
      <div>{children}</div>
    </div>
  )
}

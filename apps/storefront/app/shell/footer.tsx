import type { ComponentType } from 'react'
import { useShopConfig } from './shop-data.ts'
import { type Template, templateOf } from './templates.ts'
import { ColumnsFooter } from './variants/columns-footer.tsx'

const footers: Record<Template['footer'], ComponentType> = { columns: ColumnsFooter }

export function Footer() {
  const Variant = footers[templateOf(useShopConfig().templateFK.id).footer]
  return <Variant />
}

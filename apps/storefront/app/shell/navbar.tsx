import type { ComponentType } from 'react'
import { useShopConfig } from './shop-data.ts'
import { type Template, templateOf } from './templates.ts'
import { TwoRowsNavbar } from './variants/two-rows-navbar.tsx'

const navbars: Record<Template['navbar'], ComponentType> = { 'two-rows': TwoRowsNavbar }

export function Navbar() {
  const Variant = navbars[templateOf(useShopConfig().templateFK.id).navbar]
  return <Variant />
}

import type { TemplateId } from '@estampa/domain/shops'
import { useShopConfig } from '../shop/shop-data.ts'
import type { Template } from './template.ts'
import { templateIdOf, templateOf } from './templates.ts'

/** The row of looks that this shop is shown in. */
export function useTemplate(): Template {
  return templateOf(useShopConfig().templateFK.id)
}

export function useTemplateId(): TemplateId {
  return templateIdOf(useShopConfig().templateFK.id)
}

import type { CountryCode } from '@estampa/domain/countries/languages'
import type { TemplateId } from '@estampa/domain/shops'
import { useRouteLoaderData } from 'react-router'

/** What the document of a page that belongs to no shop wears nevertheless. */
type PageLook = { name: string; environment: CountryCode; template: TemplateId; primary: string }

/** Undefined on every page but that of the design system. */
export function usePageLook(): PageLook | undefined {
  return useRouteLoaderData<{ look: PageLook }>('pages/demo-system')?.look
}

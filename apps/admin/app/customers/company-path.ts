import type { CallResult } from '@estampa/contract/client'
import type { staffCompanies } from '@estampa/contract/staff'

export type CompanyRow = CallResult<(typeof staffCompanies)['getCompanies']>['items'][number]

/** Where the page of a company stands. */
export function companyPath(shop: string, company: string): string {
  return `/${shop}/companies/${encodeURIComponent(company)}`
}

import { CompanyScreen } from '../customers/company-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/company'

export default function CompanyPage({ params }: Route.ComponentProps) {
  if (params.name.length > 256) return <NotFoundScreen />
  return (
    <Allowed to="customers.view">
      <CompanyScreen key={params.name} name={params.name} />
    </Allowed>
  )
}

import { CompaniesScreen } from '../customers/companies-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function CompaniesPage() {
  return (
    <Allowed to="customers.view">
      <CompaniesScreen />
    </Allowed>
  )
}

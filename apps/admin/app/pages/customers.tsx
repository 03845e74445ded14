import { CustomersScreen } from '../customers/customers-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function CustomersPage() {
  return (
    <Allowed to="customers.view">
      <CustomersScreen />
    </Allowed>
  )
}

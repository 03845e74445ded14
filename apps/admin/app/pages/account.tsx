import { AccountScreen } from '../account/account-screen.tsx'

export default function AccountPage() {
  return <AccountScreen />
}

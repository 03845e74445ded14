import { ShopsScreen } from '../shops/operator/shops-screen.tsx'

export default function OperatorPage() {
  return <ShopsScreen />
}

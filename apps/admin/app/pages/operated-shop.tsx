import { useParams } from 'react-router'
import { OperatedShopScreen } from '../shops/operator/operated-shop-screen.tsx'

export default function OperatedShopPage() {
  const { name = '' } = useParams()
  return <OperatedShopScreen key={name} name={name} />
}

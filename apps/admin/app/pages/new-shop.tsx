import { NewShopScreen } from '../shops/new-shop/new-shop-screen.tsx'

export default function NewShopPage() {
  return <NewShopScreen />
}

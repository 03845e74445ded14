import { useSearchParams } from 'react-router'
import { NewProductScreen } from '../catalog/new-product-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function NewProductPage() {
  const [params] = useSearchParams()
  const copyOf = params.get('copy') ?? ''
  return (
    <Allowed to="products.edit">
      <NewProductScreen key={copyOf} copyOf={/^[1-9]\d{0,8}$/.test(copyOf) ? Number(copyOf) : null} />
    </Allowed>
  )
}

import { NewTechniqueScreen } from '../customization/technique-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function NewTechniquePage() {
  return (
    <Allowed to="products.edit">
      <NewTechniqueScreen />
    </Allowed>
  )
}

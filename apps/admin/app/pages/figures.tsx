import { FiguresScreen } from '../figures/figures-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function FiguresPage() {
  return (
    <Allowed to="figures.view">
      <FiguresScreen />
    </Allowed>
  )
}

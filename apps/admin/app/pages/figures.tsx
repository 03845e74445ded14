import { Allowed } from '../shell/allowed.tsx'
import { FiguresScreen } from '../staff/figures/figures-screen.tsx'

export default function FiguresPage() {
  return (
    <Allowed to="figures.view">
      <FiguresScreen />
    </Allowed>
  )
}

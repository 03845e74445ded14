import { FirstStartPanel } from '../sign-in/first-start-panel.tsx'
import type { Route } from './+types/first-start'

export default function FirstStartPage({ params }: Route.ComponentProps) {
  return <FirstStartPanel token={params.token} />
}

import { ResetPanel } from '../sign-in/reset-panel.tsx'
import type { Route } from './+types/reset'

export default function ResetPage({ params }: Route.ComponentProps) {
  return <ResetPanel token={params.token} />
}

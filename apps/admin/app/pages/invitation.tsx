import { InvitationPanel } from '../sign-in/invitation-panel.tsx'
import type { Route } from './+types/invitation'

export default function InvitationPage({ params }: Route.ComponentProps) {
  return <InvitationPanel shop={params.shop} token={params.token} />
}

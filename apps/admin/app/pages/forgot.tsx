import { ForgotPanel } from '../sign-in/forgot-panel.tsx'

export default function ForgotPage() {
  return <ForgotPanel />
}

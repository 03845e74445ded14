import { SignInPanel } from '../sign-in/sign-in-panel.tsx'

export default function SignInPage() {
  return <SignInPanel />
}

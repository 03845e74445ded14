import { useTemplate } from '../theme/use-template.ts'
import { CenteredNavbar } from './variants/centered-navbar.tsx'
import { OneRowNavbar } from './variants/one-row-navbar.tsx'
import { TwoRowsNavbar } from './variants/two-rows-navbar.tsx'

export function Navbar() {
  const { navbar } = useTemplate()
  switch (navbar.variant) {
    case 'two-rows':
      return <TwoRowsNavbar {...navbar} />
    case 'centered':
      return <CenteredNavbar {...navbar} />
    case 'one-row':
      return <OneRowNavbar {...navbar} />
  }
}

import { useTemplate } from './use-template.ts'
import { CentredNavbar } from './variants/centred-navbar.tsx'
import { OneRowNavbar } from './variants/one-row-navbar.tsx'
import { TwoRowsNavbar } from './variants/two-rows-navbar.tsx'

export function Navbar() {
  const { navbar } = useTemplate()
  switch (navbar.look) {
    case 'two-rows':
      return <TwoRowsNavbar {...navbar} />
    case 'centred':
      return <CentredNavbar {...navbar} />
    case 'one-row':
      return <OneRowNavbar {...navbar} />
  }
}

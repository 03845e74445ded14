import { templateTokens } from '@estampa/domain/shops/template-tokens'
import { useTemplate, useTemplateId } from '../theme/use-template.ts'
import { CenteredNavbar } from './variants/centered-navbar.tsx'
import { OneRowNavbar } from './variants/one-row-navbar.tsx'
import { TwoRowsNavbar } from './variants/two-rows-navbar.tsx'

export function Navbar({ isBesideCategories }: { isBesideCategories: boolean }) {
  const { navbar } = useTemplate()
  const theme = templateTokens[useTemplateId()].head
  switch (navbar.variant) {
    case 'two-rows':
      return <TwoRowsNavbar {...navbar} theme={theme} />
    case 'centered':
      return <CenteredNavbar theme={theme} />
    case 'one-row':
      return <OneRowNavbar theme={theme} isBesideCategories={isBesideCategories} />
  }
}

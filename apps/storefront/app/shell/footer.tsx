import type { ComponentType } from 'react'
import type { FooterTemplate } from '../theme/template.ts'
import { useTemplate } from '../theme/use-template.ts'
import { BandFooter } from './variants/band-footer.tsx'
import { ColumnsFooter } from './variants/columns-footer.tsx'
import { CompactFooter } from './variants/compact-footer.tsx'
import { ContactFooter } from './variants/contact-footer.tsx'

const variants: Record<FooterTemplate['variant'], ComponentType> = {
  columns: ColumnsFooter,
  band: BandFooter,
  compact: CompactFooter,
  contact: ContactFooter,
}

export function Footer() {
  const { variant, theme } = useTemplate().footer
  const VariantFooter = variants[variant]
  return (
    <footer
      data-tone={theme === 'paper' ? undefined : theme}
      className={`mt-(--section) border-t border-line text-14 ${theme === 'paper' ? 'bg-wash' : ''}`}
    >
      <VariantFooter />
    </footer>
  )
}

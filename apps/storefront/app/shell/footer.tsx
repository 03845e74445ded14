import type { ComponentType } from 'react'
import type { FooterRow } from './templates.ts'
import { useTemplate } from './use-template.ts'
import { BandFooter } from './variants/band-footer.tsx'
import { ColumnsFooter } from './variants/columns-footer.tsx'
import { CompactFooter } from './variants/compact-footer.tsx'
import { ContactFooter } from './variants/contact-footer.tsx'

const looks: Record<FooterRow['look'], ComponentType> = {
  columns: ColumnsFooter,
  band: BandFooter,
  compact: CompactFooter,
  contact: ContactFooter,
}

export function Footer() {
  const { look, tone } = useTemplate().footer
  const Look = looks[look]
  return (
    <footer
      data-tone={tone === 'paper' ? undefined : tone}
      className={`mt-(--section) border-t border-line text-14 ${tone === 'paper' ? 'bg-wash' : ''}`}
    >
      <Look />
    </footer>
  )
}

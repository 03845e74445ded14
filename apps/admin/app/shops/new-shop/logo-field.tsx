import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { lookMessages } from '../../messages/look.ts'
import { newShopMessages } from '../../messages/new-shop.ts'
import { LogoGround } from '../logo-ground.tsx'
import { PictureFrame } from '../picture-frame.tsx'
import type { NewLogo } from './read-logo.ts'

const MAX_BYTES = 10 * 1024 * 1024

type LogoFieldProps = { logo: NewLogo | null; name: string; onChange: (logo: NewLogo | null) => void }

/** The logo before its shop is there: this browser reads it and keeps it with the draft. */
export function LogoField({ logo, name, onChange }: LogoFieldProps) {
  const t = useMessages(lookMessages)
  const s = useMessages(newShopMessages)
  const [fault, setFault] = useState<string>()
  const read = async (file: File) => {
    if (file.size > MAX_BYTES) return setFault(s.logo_too_large)
    const { readLogo } = await import('./read-logo.ts')
    const found = await readLogo(file)
    setFault(found ? undefined : s.logo_unreadable)
    if (found) onChange(found)
  }
  return (
    <PictureFrame
      label={t.logo}
      note={<span className="font-normal text-ink-faint"> ({s.optional})</span>}
      hasPicture={logo !== null}
      fault={fault}
      onFile={(file) => void read(file)}
      onRemove={() => onChange(null)}
    >
      <div className="grid grid-cols-2 gap-2">
        <LogoGround src={logo?.url ?? null} name={name} label={t.on_light} />
        <LogoGround src={logo?.url ?? null} name={name} label={t.on_dark} isDark />
      </div>
    </PictureFrame>
  )
}

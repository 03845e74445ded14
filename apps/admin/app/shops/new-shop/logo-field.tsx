import { Button } from '@estampa/ui/button'
import { FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useId, useRef, useState } from 'react'
import { lookMessages } from '../../messages/look.ts'
import { newShopMessages } from '../../messages/new-shop.ts'
import { LogoGround } from '../logo-ground.tsx'
import { pictureTypes } from '../picture-field.tsx'
import type { NewLogo } from './read-logo.ts'

const MAX_BYTES = 10 * 1024 * 1024

type LogoFieldProps = { logo: NewLogo | null; name: string; onChange: (logo: NewLogo | null) => void }

/** The logo before its shop is there: this browser reads it and keeps it with the draft. */
export function LogoField({ logo, name, onChange }: LogoFieldProps) {
  const t = useMessages(lookMessages)
  const s = useMessages(newShopMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const read = async (file: File) => {
    if (file.size > MAX_BYTES) return setFault(s.logo_too_large)
    const { readLogo } = await import('./read-logo.ts')
    const found = await readLogo(file)
    setFault(found ? undefined : s.logo_unreadable)
    if (found) onChange(found)
  }
  return (
    <fieldset className="min-w-0" aria-labelledby={id} aria-describedby={fault ? `${id}-error` : undefined}>
      <p id={id} className="mb-1.5 text-14 font-semibold">
        {t.logo} <span className="font-normal text-ink-faint">({s.optional})</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <LogoGround src={logo?.url ?? null} name={name} label={t.on_light} />
        <LogoGround src={logo?.url ?? null} name={name} label={t.on_dark} isDark />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label={t.logo}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void read(file)
          currentTarget.value = ''
        }}
      />
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="second" size="small" onClick={() => input.current?.click()}>
          <Icon name="upload" size={16} />
          {logo ? t.replace : t.upload}
        </Button>
        {logo && (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {t.remove}
          </Button>
        )}
      </p>
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </fieldset>
  )
}

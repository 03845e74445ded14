import { useMessages } from '@estampa/web/messages'
import { letterIcon } from '@estampa/web/theme'
import { smallPicture } from '../controls/small-picture.ts'
import { lookMessages } from '../messages/look.ts'
import { keepLogoColors, readLogoColors } from './logo-colors.ts'
import { LogoGround } from './logo-ground.tsx'
import { PictureField } from './picture-field.tsx'
import { ProposedColors } from './proposed-colors.tsx'
import type { SectionProps } from './section-props.ts'

/** The logo on light and on dark, the icon as a tab shows it, and the colors that the logo proposes. */
export function LogoSection({ draft: { look, errors, change } }: SectionProps) {
  const t = useMessages(lookMessages)
  const { logo, favicon, name, primaryColor } = look
  const small = logo && smallPicture(logo, 320)
  return (
    <div className="grid gap-7">
      <PictureField
        label={t.logo}
        use="logo"
        url={logo}
        error={errors.logo}
        onChange={(picture) => {
          if (picture) keepLogoColors({ logo: picture.url, colors: picture.colors })
          change('logo', picture?.url ?? null)
        }}
      >
        <div className="grid grid-cols-2 gap-2">
          <LogoGround src={small} name={name} label={t.on_light} />
          <LogoGround src={small} name={name} label={t.on_dark} isDark />
        </div>
        {logo === null && <p className="mt-1.5 text-13 text-ink-faint">{t.no_logo}</p>}
      </PictureField>
      <ProposedColors
        colors={readLogoColors(logo)}
        current={primaryColor}
        onChoose={(color) => change('primaryColor', color)}
      />
      <PictureField
        label={t.favicon}
        hint={t.favicon_hint}
        use="favicon"
        url={favicon}
        error={errors.favicon}
        onChange={(picture) => change('favicon', picture?.url ?? null)}
      >
        <span className="look-tab">
          <img
            src={favicon ? smallPicture(favicon, 160) : letterIcon(name, primaryColor)}
            alt=""
            width={16}
            height={16}
          />
          <span className="truncate">{name}</span>
        </span>
      </PictureField>
    </div>
  )
}

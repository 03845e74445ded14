import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextArea, TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { lookMessages } from '../messages/look.ts'
import { FocusField } from './focus-field.tsx'
import { OrderButtons, withMoved } from './order-buttons.tsx'
import { PictureField } from './picture-field.tsx'
import type { SectionProps } from './section-props.ts'
import type { LookBanner } from './use-look.ts'

const MOST = 6

/** The banners of the home page, in their order. */
export function BannerListSection({ draft: { look, errors, change } }: SectionProps) {
  const t = useMessages(lookMessages)
  const { banners } = look
  const set = (next: readonly LookBanner[]) => change('banners', [...next])
  const remove = (at: number) => {
    set(banners.filter((_, index) => index !== at))
    notify(t.banner_removed, { label: t.undo, run: () => set(banners) })
  }
  const added: LookBanner = {
    title: t.banner_new,
    text: '',
    action: t.banner_new_action,
    link: '/products-list/all',
    image_url: '',
    focus: null,
  }
  return (
    <div className="grid gap-5">
      {banners.length === 0 && <p className="text-13 text-ink-soft">{t.banner_none}</p>}
      {banners.map((banner, at) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: a banner has nothing else that stays while it is written
          key={at}
          aria-label={t.banner(at + 1)}
          className="look-block"
        >
          <header className="flex items-center gap-1">
            <h3 className="mr-auto text-13 font-semibold">{t.banner(at + 1)}</h3>
            <OrderButtons
              what={t.banner(at + 1)}
              at={at}
              count={banners.length}
              onMove={(to) => set(withMoved(banners, at, to))}
            />
            <IconButton label={t.remove_what(t.banner(at + 1))} onClick={() => remove(at)}>
              <Icon name="trash" size={18} />
            </IconButton>
          </header>
          <BannerFields
            banner={banner}
            faultAt={(part) => errors[`banners.${at}.${part}`]}
            onChange={(next) => set(banners.map((one, index) => (index === at ? next : one)))}
          />
        </section>
      ))}
      <p>
        <Button variant="second" disabled={banners.length >= MOST} onClick={() => set([...banners, added])}>
          <Icon name="plus" size={16} />
          {t.banner_add}
        </Button>
        {banners.length >= MOST && <span className="ml-3 text-13 text-ink-faint">{t.banner_most}</span>}
      </p>
    </div>
  )
}

type BannerFieldsProps = {
  banner: LookBanner
  faultAt: (part: keyof LookBanner) => string | undefined
  onChange: (banner: LookBanner) => void
}

function BannerFields({ banner, faultAt, onChange }: BannerFieldsProps) {
  const t = useMessages(lookMessages)
  const line = (part: 'title' | 'action' | 'link', label: string, maxLength: number, hint?: string) => (
    <Field label={label} error={faultAt(part)} hint={hint}>
      {(aria) => (
        <TextInput
          {...aria}
          maxLength={maxLength}
          value={banner[part]}
          onChange={({ target }) => onChange({ ...banner, [part]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="grid gap-4">
      <PictureField
        label={t.banner_picture}
        use="banner"
        url={banner.image_url || null}
        error={faultAt('image_url')}
        onChange={(picture) => onChange({ ...banner, image_url: picture?.url ?? '', focus: null })}
      >
        {banner.image_url !== '' && (
          <FocusField
            url={banner.image_url}
            focus={banner.focus}
            onChange={(focus) => onChange({ ...banner, focus })}
          />
        )}
      </PictureField>
      {line('title', t.banner_title, 90)}
      <Field label={t.banner_text} optional={t.optional} error={faultAt('text')}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={2}
            maxLength={200}
            value={banner.text}
            onChange={({ target }) => onChange({ ...banner, text: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {line('action', t.banner_action, 40)}
        {line('link', t.banner_link, 500, t.banner_link_hint)}
      </div>
    </div>
  )
}

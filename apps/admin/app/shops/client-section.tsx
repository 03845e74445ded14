import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { smallPicture } from '../controls/small-picture.ts'
import { lookMessages } from '../messages/look.ts'
import { LogoGround } from './logo-ground.tsx'
import { OrderButtons, withMoved } from './order-buttons.tsx'
import { PictureField } from './picture-field.tsx'
import type { SectionProps } from './section-props.ts'
import type { LookClientLogo } from './use-look.ts'

const MOST = 12

/** The logos of the shop's clients, in the order in which the home page shows them. */
export function ClientLogoSection({ draft: { look, errors, change } }: SectionProps) {
  const t = useMessages(lookMessages)
  const { clientLogos } = look
  const set = (next: readonly LookClientLogo[]) => change('clientLogos', [...next])
  const remove = (at: number) => {
    set(clientLogos.filter((_, index) => index !== at))
    notify(t.client_removed, { label: t.undo, run: () => set(clientLogos) })
  }
  return (
    <div className="grid gap-5">
      {clientLogos.length === 0 && <p className="text-13 text-ink-soft">{t.client_none}</p>}
      {clientLogos.map((client, at) => {
        const title = client.name || t.client(at + 1)
        return (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a client has nothing else that stays while its name is written
            key={at}
            aria-label={t.client(at + 1)}
            className="look-block"
          >
            <header className="flex items-center gap-1">
              <h3 className="mr-auto truncate text-13 font-semibold">{title}</h3>
              <OrderButtons
                what={title}
                at={at}
                count={clientLogos.length}
                onMove={(to) => set(withMoved(clientLogos, at, to))}
              />
              <IconButton label={t.remove_what(title)} onClick={() => remove(at)}>
                <Icon name="trash" size={18} />
              </IconButton>
            </header>
            <ClientFields
              client={client}
              faultAt={(part) => errors[`clientLogos.${at}.${part}`]}
              onChange={(next) => set(clientLogos.map((one, index) => (index === at ? next : one)))}
            />
          </section>
        )
      })}
      <p>
        <Button
          variant="second"
          disabled={clientLogos.length >= MOST}
          onClick={() => set([...clientLogos, { name: '', image_url: '' }])}
        >
          <Icon name="plus" size={16} />
          {t.client_add}
        </Button>
        {clientLogos.length >= MOST && <span className="ml-3 text-13 text-ink-faint">{t.client_most}</span>}
      </p>
    </div>
  )
}

type ClientFieldsProps = {
  client: LookClientLogo
  faultAt: (part: keyof LookClientLogo) => string | undefined
  onChange: (client: LookClientLogo) => void
}

function ClientFields({ client, faultAt, onChange }: ClientFieldsProps) {
  const t = useMessages(lookMessages)
  const { name, image_url } = client
  return (
    <div className="grid gap-4">
      <Field label={t.client_name} hint={t.client_name_hint} error={faultAt('name')} required>
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={80}
            autoComplete="off"
            value={name}
            onChange={({ target }) => onChange({ ...client, name: target.value })}
          />
        )}
      </Field>
      <PictureField
        label={t.client_logo}
        hint={t.client_logo_hint}
        use="client"
        url={image_url || null}
        error={faultAt('image_url')}
        onChange={(picture) => onChange({ ...client, image_url: picture?.url ?? '' })}
      >
        {image_url !== '' && <LogoGround src={smallPicture(image_url, 320)} name={name} label={t.on_light} />}
      </PictureField>
    </div>
  )
}

import type { ClientLogo } from '@estampa/domain/shops'
import { useMessages } from '@estampa/web/messages'
import { pictureSource } from '../catalog/tiles/picture-source.ts'
import { homeMessages } from '../messages/home.ts'
import { useHomeTemplate } from './home-templates.ts'

/** Companies that the shop works for, all in the one tone of the template; nothing where it named none. */
export function ClientsBand({ logos }: { logos: readonly ClientLogo[] }) {
  const t = useMessages(homeMessages)
  const { clients } = useHomeTemplate()
  if (logos.length === 0) return null
  return (
    <section className="page client-band" data-variant={clients.variant}>
      <h2>{t.clients}</h2>
      <ul>
        {logos.map(({ name, image_url }) => (
          <li key={image_url}>
            <img src={pictureSource({ image_url }).src} alt={name} width={144} height={40} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { countries } from '@estampa/domain/countries'
import { templatePictures } from '@estampa/web/theme/template-pictures'
import { Link } from 'react-router'
import { notFound } from '../loaders.ts'
import { pageServices } from '../page-context.ts'
import { templateIdOf } from '../theme/templates.ts'
import type { Route } from './+types/demo-shops'

/** `/` lists the shops of the demo; outside of demo mode there is nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  const { demoShops } = context.get(pageServices)
  if (!demoShops) throw notFound()
  return { shops: await demoShops() }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Estampa: tiendas de demostración' },
  {
    name: 'description',
    content: 'Diez tiendas de productos promocionales personalizados.',
  },
]

export default function DemoShops({ loaderData }: Route.ComponentProps) {
  return (
    <main id="page" className="page py-12 md:py-24">
      <h1 className="text-36 font-bold tracking-tight md:text-48">Estampa</h1>
      <p className="mt-3 max-w-prose text-18 text-ink-soft">
        Diez tiendas de demostración. El catálogo, los precios y los pedidos son de verdad; las empresas, no.
      </p>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {loaderData.shops.map((shop, index) => (
          <li key={shop.shop}>
            <Link
              to={`/${shop.shop}`}
              reloadDocument
              className="group block h-full overflow-hidden rounded-base border border-line transition-shadow hover:shadow-lifted"
            >
              <img
                src={templatePictures[templateIdOf(shop.template)]}
                alt=""
                width={800}
                height={600}
                loading={index < 3 ? 'eager' : 'lazy'}
                className="aspect-4/3 w-full border-b border-line object-cover object-top"
              />
              <span className="block p-4">
                <strong className="block text-18">{shop.name}</strong>
                <span className="block text-14 text-ink-faint">{countries[shop.environment].name}</span>
                <span className="mt-1 block text-14 text-ink-soft">{shop.about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}

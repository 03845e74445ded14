import { countries } from '@estampa/domain/countries'
import { themeOf } from '@estampa/domain/shops'
import { Link } from 'react-router'
import { notFound } from '../loaders.ts'
import { pageServices } from '../page-context.ts'
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
      <p className="mt-3 max-w-[60ch] text-18 text-ink-soft">
        Diez tiendas de demostración. El catálogo, los precios y los pedidos son de verdad; las empresas, no.
      </p>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {loaderData.shops.map((shop) => (
          <li key={shop.shop}>
            <Link
              to={`/${shop.shop}`}
              reloadDocument
              className="group flex h-full gap-4 rounded-base border border-line p-4 transition-shadow hover:shadow-lifted"
            >
              <span
                className="grid size-14 shrink-0 place-items-center rounded-base text-22 font-bold tabular"
                style={{ background: shop.colour, color: themeOf(shop.colour).onPrimary }}
              >
                {shop.template}
              </span>
              <span>
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

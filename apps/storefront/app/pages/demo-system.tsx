import { templateNames } from '@estampa/domain/shops/look'
import { ToastsSlot } from '@estampa/web/notices'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { notFound } from '../loaders.ts'
import { pageServices } from '../page-context.ts'
import { ActionSamples } from '../system/action-samples.tsx'
import { CardSamples } from '../system/card-samples.tsx'
import { FieldSamples } from '../system/field-samples.tsx'
import { ColorSamples, TextSamples } from '../system/scale-samples.tsx'
import { StateSamples } from '../system/state-samples.tsx'
import { WindowSamples } from '../system/window-samples.tsx'
import { templateIdOf } from '../theme/templates.ts'
import type { Route } from './+types/demo-system'

/** The design system as each template wears it. Like the list of demo shops it is there in demo mode only. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { demoShops } = context.get(pageServices)
  const shops = (await demoShops?.())?.toSorted((one, other) => one.template - other.template)
  const shop = shops?.find(({ template }) => String(template) === (params.template ?? '1'))
  if (!shops || !shop) throw notFound()
  const { name, environment, template, colour, picture } = shop
  return {
    templates: shops.map((one) => one.template),
    picture,
    look: { name, environment, template: templateIdOf(template), primary: colour },
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Sistema de diseño · Estampa' },
  { name: 'robots', content: 'noindex' },
]

export default function DemoSystem({ loaderData: { templates, look, picture } }: Route.ComponentProps) {
  return (
    <main id="page" className="page grid gap-16 py-10 md:py-16">
      <header>
        <h1 className="text-36 tracking-tight md:text-64">Sistema de diseño</h1>
        <p className="mt-3 max-w-reading text-18 text-ink-soft">
          Cada componente en la plantilla {templateNames[look.template]}, con el color de {look.name}.
        </p>
        <nav aria-label="Plantillas" className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {templates.map((id) => (
              <li key={id}>
                <Link
                  to={`/demo/system/${id}`}
                  reloadDocument
                  aria-current={id === look.template ? 'page' : undefined}
                  className={clsx(
                    'inline-flex min-h-11 items-center rounded-pill border px-4 text-14 no-underline',
                    id === look.template
                      ? 'border-ink bg-ink font-semibold text-paper'
                      : 'border-line-strong hover:border-ink',
                  )}
                >
                  {id} · {templateNames[templateIdOf(id)]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <TextSamples />
      <ColorSamples />
      <ActionSamples />
      <FieldSamples />
      <CardSamples picture={picture} />
      <StateSamples />
      <WindowSamples />
      <ToastsSlot />
    </main>
  )
}

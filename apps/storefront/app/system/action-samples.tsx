import { Badge, CountBadge } from '@estampa/ui/badge'
import { Breadcrumbs } from '@estampa/ui/breadcrumbs'
import { Button, type ButtonVariant } from '@estampa/ui/button'
import { chipClass } from '@estampa/ui/chip'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Pagination } from '@estampa/ui/pagination'
import { SampleRow, SampleSection } from './sample-section.tsx'

const variants: readonly (readonly [ButtonVariant, string])[] = [
  ['main', 'Agregar al carrito'],
  ['second', 'Comprar sin logo'],
  ['quiet', 'Ver más'],
  ['danger', 'Anular pedido'],
]
const themes = [
  ['neutral', 'Borrador'],
  ['brand', 'Nuevo'],
  ['success', 'Entregado'],
  ['warning', 'Por vencer'],
  ['error', 'Rechazado'],
] as const

/** What one presses or follows, and the words that say a state. */
export function ActionSamples() {
  return (
    <SampleSection title="Acciones y etiquetas">
      {[undefined, 'dark', 'brand'].map((tone) => (
        <div
          key={tone ?? 'paper'}
          data-tone={tone}
          className="grid gap-5 rounded-base border border-line p-5"
        >
          <ButtonRow />
        </div>
      ))}
      <SampleRow title="Tamaños">
        <Button size="small">Chico</Button>
        <Button>Base</Button>
        <Button size="large">Grande</Button>
        <IconButton label="Favorito">
          <Icon name="heart" size={22} />
        </IconButton>
      </SampleRow>
      <SampleRow title="Etiquetas y filtros">
        {themes.map(([theme, text]) => (
          <Badge key={theme} theme={theme}>
            {text}
          </Badge>
        ))}
        <span className="relative inline-block size-8">
          <Icon name="shopping-cart" size={24} />
          <CountBadge count={3} label="3 productos" />
        </span>
        <button type="button" className={chipClass}>
          Azul
          <Icon name="x" size={16} />
        </button>
      </SampleRow>
      <Breadcrumbs
        label="Dónde estás"
        crumbs={['Inicio', 'Tazas', 'Taza clásica'].map((name) => ({ key: name, content: name }))}
      />
      <Pagination
        current={2}
        total={9}
        label="Páginas"
        previous="Página anterior"
        next="Página siguiente"
        page={(number) => `Página ${number}`}
        link={(number, props) => (
          <a key={`${number} ${props['aria-label']}`} href={`#pagina-${number}`} {...props}>
            {props.children}
          </a>
        )}
      />
    </SampleSection>
  )
}

function ButtonRow() {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {variants.map(([variant, text]) => (
          <Button key={variant} variant={variant}>
            {text}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button disabled>Sin stock</Button>
        <Button isBusy>Guardando</Button>
        <Button variant="second" disabled>
          No disponible
        </Button>
        <Button variant="second" isBusy>
          Buscando
        </Button>
      </div>
    </>
  )
}

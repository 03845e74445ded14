import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { Progress } from '@estampa/ui/progress'
import { Skeleton } from '@estampa/ui/skeleton'
import { Spinner } from '@estampa/ui/spinner'
import { RecordSkeleton } from '@estampa/web/records'
import { SampleRow, SampleSection } from './sample-section.tsx'

/** What is coming, what is not there, what went wrong. */
export function StateSamples() {
  return (
    <SampleSection title="Estados">
      <SampleRow title="Cargando">
        <Skeleton className="h-24 w-36" />
        <span className="grid w-48 gap-2">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/5" />
        </span>
        <Spinner label="Cargando" />
        <span className="w-48">
          <Progress value={64} label="Subiendo el logo" />
        </span>
      </SampleRow>
      <div className="grid gap-6 md:grid-cols-2">
        <EmptyState
          heading="p"
          drawing="cart"
          title="Tu carrito está vacío"
          text="Lo que agregues queda guardado acá."
          action={<Button>Ver productos</Button>}
        />
        <EmptyState
          heading="p"
          drawing="trouble"
          title="No pudimos cargar el pedido"
          text="Probá de nuevo; si sigue así, escribinos."
          action={<Button variant="second">Reintentar</Button>}
        />
      </div>
      <RecordSkeleton label="Cargando los pedidos" />
    </SampleSection>
  )
}

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
          title="El carrito está vacío"
          text="Lo que se agrega queda guardado."
          action={<Button>Ver productos</Button>}
        />
        <EmptyState
          heading="p"
          drawing="trouble"
          title="No se pudo cargar el pedido"
          text="Puede ser la conexión: el pedido sigue en su lugar."
          action={<Button variant="second">Reintentar</Button>}
        />
      </div>
      <RecordSkeleton label="Cargando los pedidos" />
    </SampleSection>
  )
}

import { Button } from '@estampa/ui/button'
import { ErrorPopup, Popup } from '@estampa/ui/popup'
import { Sheet } from '@estampa/ui/sheet'
import { Tooltip } from '@estampa/ui/tooltip'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { SampleRow, SampleSection } from './sample-section.tsx'

/** What opens over the page. */
export function WindowSamples() {
  const [open, setOpen] = useState<'popup' | 'sheet' | 'error'>()
  const shut = () => setOpen(undefined)
  return (
    <SampleSection title="Ventanas y avisos">
      <SampleRow title="Se abren al tocar">
        <Button variant="second" onClick={() => setOpen('popup')}>
          Abrir diálogo
        </Button>
        <Button variant="second" onClick={() => setOpen('sheet')}>
          Abrir panel
        </Button>
        <Button variant="second" onClick={() => setOpen('error')}>
          Mostrar error
        </Button>
        <Button
          variant="second"
          onClick={() =>
            notify('Producto quitado.', { label: 'Deshacer', run: () => notify('Volvió al carrito.') })
          }
        >
          Mostrar aviso
        </Button>
        <Tooltip text="Se borda hilo por hilo.">
          <Button variant="quiet">Bordado</Button>
        </Tooltip>
      </SampleRow>
      <Popup
        open={open === 'popup'}
        onOpenChange={shut}
        title="Aprobar el boceto"
        close="Cerrar"
        footer={<Button onClick={shut}>Aprobar</Button>}
      >
        <p>Una vez aprobado empieza la producción.</p>
      </Popup>
      <Sheet
        open={open === 'sheet'}
        onOpenChange={shut}
        title="Carrito"
        close="Cerrar"
        footer={<Button wide>Comprar</Button>}
      >
        <p className="p-5">Todavía no hay nada.</p>
      </Sheet>
      <ErrorPopup
        open={open === 'error'}
        title="No se guardó"
        message="Se cortó la conexión. Lo escrito sigue en su lugar."
        accept="Entendido"
        close="Cerrar"
        onClose={shut}
      />
    </SampleSection>
  )
}

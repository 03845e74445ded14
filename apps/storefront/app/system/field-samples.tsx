import { Checkbox } from '@estampa/ui/checkbox'
import { Combobox } from '@estampa/ui/combobox'
import { Field } from '@estampa/ui/field'
import { NumberInput } from '@estampa/ui/number-input'
import { QuantityInput } from '@estampa/ui/quantity-input'
import { RadioCards } from '@estampa/ui/radio-cards'
import { Select } from '@estampa/ui/select'
import { TextArea, TextInput } from '@estampa/ui/text-input'
import { useState } from 'react'
import { SampleRow, SampleSection } from './sample-section.tsx'

const cities = ['Córdoba', 'Mendoza', 'Rosario', 'Santiago', 'Valparaíso'].map((name) => ({
  value: name,
  label: name,
}))
const ways = [
  { value: 'home', title: 'Envío a domicilio', detail: 'Llega el martes', aside: '$ 4.200' },
  { value: 'pickup', title: 'Retiro en el mostrador', detail: 'Desde el lunes', aside: 'Sin costo' },
  { value: 'express', title: 'En el día', detail: 'Hoy ya no llega', disabled: true },
]

/** What one fills in, as it comes and where it is wrong. */
export function FieldSamples() {
  return (
    <SampleSection title="Campos">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextSampleFields />
        <ChoiceSampleFields />
      </div>
      <OtherControls />
    </SampleSection>
  )
}

function TextSampleFields() {
  const [units, setUnits] = useState('50')
  return (
    <>
      <Field label="Nombre" hint="Como figura en la factura." required>
        {(aria) => <TextInput {...aria} placeholder="Lucía Ferreyra" />}
      </Field>
      <Field label="Correo" error="Falta la arroba, como en nombre@empresa.com." required>
        {(aria) => <TextInput {...aria} type="email" defaultValue="compras.empresa.com" />}
      </Field>
      <Field label="Empresa">
        {(aria) => <TextInput {...aria} defaultValue="Brújula Consultores" disabled />}
      </Field>
      <Field label="Unidades">{(aria) => <NumberInput {...aria} value={units} onChange={setUnits} />}</Field>
      <Field label="Mensaje" optional="opcional">
        {(aria) => <TextArea {...aria} rows={3} />}
      </Field>
    </>
  )
}

function ChoiceSampleFields() {
  const [city, setCity] = useState('')
  return (
    <>
      <Field label="Talle">
        {(aria) => (
          <Select
            {...aria}
            placeholder="Elegir"
            options={['S', 'M', 'L'].map((size) => ({ value: size, label: size }))}
          />
        )}
      </Field>
      <Field label="Ciudad">
        {(aria) => (
          <Combobox
            {...aria}
            options={cities}
            value={city}
            onChoose={setCity}
            nothingFound="Ninguna ciudad se llama así."
          />
        )}
      </Field>
    </>
  )
}

function OtherControls() {
  const [way, setWay] = useState('home')
  const [quantity, setQuantity] = useState(12)
  return (
    <>
      <RadioCards label="Entrega" options={ways} value={way} onChange={setWay} columns={3} />
      <SampleRow title="Marcas y cantidad">
        <Checkbox label="Con stock" defaultChecked />
        <Checkbox label="Solo nuevos" note="8" />
        <Checkbox label="Agotado" disabled />
        <QuantityInput
          value={quantity}
          onChange={setQuantity}
          label="Cantidad"
          fewer="Quitar una"
          more="Agregar una"
        />
      </SampleRow>
    </>
  )
}

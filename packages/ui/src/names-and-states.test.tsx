// @vitest-environment jsdom
// What each component is called and which state it tells, to somebody who cannot see it.
import { expect, test } from 'vitest'
import { outline, show, spokenText } from '../test/render.tsx'
import './drawing-strokes.tsx'
import { Badge, CountBadge } from './badge.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { BrandIcon } from './brand-icons.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Button } from './button.tsx'
import { Carousel } from './carousel.tsx'
import { Checkbox } from './checkbox.tsx'
import { ColorDot } from './color-dot.tsx'
import { EmptyState } from './empty-state.tsx'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Pagination } from './pagination.tsx'
import { Picture } from './picture.tsx'
import { PriceFigure } from './price-figure.tsx'
import { Progress } from './progress.tsx'
import { RadioCards } from './radio-cards.tsx'
import { Select } from './select.tsx'
import { Skeleton } from './skeleton.tsx'
import { SkipLink } from './skip-link.tsx'
import { Spinner } from './spinner.tsx'
import { TextArea, TextInput } from './text-input.tsx'

const nothing = () => {}

test('a button is called by its label; a busy one says so and keeps its name', async () => {
  await show(
    <>
      <Button>Comprar</Button>
      <Button isBusy>Guardar</Button>
      <Button disabled>Pagar</Button>
      <Button asChild>
        <a href="/pampa">Volver</a>
      </Button>
      <IconButton label="Cerrar">
        <svg />
      </IconButton>
    </>,
  )
  expect(outline()).toEqual([
    'button «Comprar»',
    'button «Guardar» busy disabled',
    'button «Pagar» disabled',
    'link «Volver»',
    'button «Cerrar»',
  ])
})

test('a button does not send the form around it unless it is told to', async () => {
  await show(
    <>
      <Button>Sumar</Button>
      <IconButton label="Cerrar">x</IconButton>
      <Button type="submit">Enviar</Button>
    </>,
  )
  expect([...document.querySelectorAll('button')].map(({ type }) => type)).toEqual([
    'button',
    'button',
    'submit',
  ])
})

test('a field reads its label, and its hint and its error with it', async () => {
  await show(
    <Field label="Correo" hint="Te escribimos ahí." error="Ese correo no es válido." required>
      {(aria) => <TextInput {...aria} />}
    </Field>,
  )
  expect(outline()).toEqual(['textbox «Correo» invalid required'])
  const described = document.querySelector('input')?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Te escribimos ahí.',
    'Ese correo no es válido.',
  ])
})

test('a field that may stay empty says so, one without a shown label still has its name, and no error is no error', async () => {
  await show(
    <>
      <Field label="Empresa" optional="opcional" hideLabel>
        {(aria) => <TextArea {...aria} />}
      </Field>
      <Field label="Provincia">
        {(aria) => (
          <Select {...aria} placeholder="Elegí una" options={[{ value: '06', label: 'Buenos Aires' }]} />
        )}
      </Field>
    </>,
  )
  expect(outline()).toEqual([
    'textbox «Empresa (opcional)»',
    'combobox «Provincia»',
    'option «Elegí una» selected',
    'option «Buenos Aires»',
  ])
  expect(document.querySelector('[aria-describedby]')).toBeNull()
})

test('a box is ticked by its label, and the note beside it belongs to its name', async () => {
  await show(
    <>
      <Checkbox label="Con stock" note={12} defaultChecked />
      <Checkbox label="En oferta" disabled />
    </>,
  )
  expect(outline()).toEqual(['checkbox «Con stock12» checked', 'checkbox «En oferta» disabled'])
})

test('cards are one group of choices, and what is wrong with it is read with the group', async () => {
  const options = [
    { value: 'TRF', title: 'Transferencia', detail: 'En el día', aside: '$ 100' },
    { value: 'CHQ', title: 'Cheque', disabled: true },
  ]
  await show(
    <RadioCards
      label="Pago"
      options={options}
      value="TRF"
      onChange={nothing}
      error="Elegí cómo vas a pagar."
    />,
  )
  expect(outline()).toEqual([
    'radiogroup «Pago» invalid',
    'radio «TransferenciaEn el día$ 100» checked',
    'radio «Cheque» disabled',
  ])
  const described = document.querySelector('[role="radiogroup"]')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Elegí cómo vas a pagar.')
})

test('crumbs say where the person is, pages which one is open; both are landmarks with a name', async () => {
  const crumbs = [
    { key: 'home', content: <a href="/">Inicio</a> },
    { key: 'mugs', content: 'Tazas' },
  ]
  await show(
    <>
      <Breadcrumbs label="Estás en" crumbs={crumbs} />
      <Pagination
        current={2}
        total={3}
        label="Páginas"
        previous="Anterior"
        next="Siguiente"
        page={(number) => `Página ${number}`}
        link={(to, props) => <a href={`?page=${to}`} {...props} />}
      />
    </>,
  )
  expect(outline()).toEqual([
    'navigation «Estás en»',
    'link «Inicio»',
    'navigation «Páginas»',
    'link «Anterior»',
    'link «Página 1»',
    'link «Página 2» current=page',
    'link «Página 3»',
    'link «Siguiente»',
  ])
  expect(document.querySelector('span[aria-current="page"]')?.textContent).toBe('Tazas')
})

test('a single page has no pages to choose from', async () => {
  const link = () => null
  await show(<Pagination current={1} total={1} label="P" previous="A" next="S" page={String} link={link} />)
  expect(outline()).toEqual([])
})

test('a price is read out once, as one amount', async () => {
  await show(<PriceFigure amount={1234.5} from="Desde" unit="c/u" taxes="+ impuestos" />)
  expect(spokenText()).toBe('Desde$ 1.234,50c/u + impuestos')
})

test('a color is a picture with its name, or nothing where the name stands beside it; only a color reaches the style', async () => {
  await show(
    <>
      <ColorDot color="#1a237e" second="#ffffff" name="Azul y blanco" />
      <ColorDot color="#ff0000" name="" />
      <ColorDot color="url(https://evil.example)" name="Raro" />
    </>,
  )
  expect(outline()).toEqual(['img «Azul y blanco»', 'img «Raro»'])
  expect(document.body.innerHTML).not.toContain('evil')
})

test('a picture keeps its box, the main one comes at once and the others when they are near', async () => {
  await show(
    <>
      <Picture
        src="/a.jpg"
        avif="/a.avif 400w"
        alt="Taza azul"
        sizes="50vw"
        ratio={1.5}
        colour="#abc"
        priority
      />
      <Picture src="/b.jpg" alt="" sizes="50vw" colour="red;position:fixed" />
    </>,
  )
  expect(outline()).toEqual(['img «Taza azul»'])
  expect([...document.images].map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy'])
  const [first, second] = document.querySelectorAll('picture')
  expect(first?.style.aspectRatio).toBe('1.5')
  expect(second?.style.backgroundColor).toBe('')
})

test('progress tells how far it is, between nothing and all; without a value it only goes on', async () => {
  await show(
    <>
      <Progress value={0.254} label="Subiendo" />
      <Progress value={7} label="Casi" />
      <Progress label="Cargando" />
    </>,
  )
  expect(outline()).toEqual([
    'progressbar «Subiendo» valuenow=25',
    'progressbar «Casi» valuenow=100',
    'progressbar «Cargando»',
  ])
})

test('waiting is told once and in words, or not at all', async () => {
  await show(
    <>
      <Spinner label="Calculando" />
      <Spinner />
      <Skeleton />
    </>,
  )
  expect(outline()).toEqual(['status «»'])
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Calculando')
})

test('a number behind an icon is read as words, hides what is over ninety-nine, and nothing waits for none', async () => {
  await show(
    <>
      <CountBadge count={120} label="120 productos en el carrito" />
      <CountBadge count={0} label="vacío" />
      <Badge theme="success">Aprobado</Badge>
    </>,
  )
  expect(document.body.textContent).toBe('99+120 productos en el carritoAprobado')
  expect(spokenText()).toBe('120 productos en el carritoAprobado')
})

test('an empty page has a heading of the level that the page needs, and its next action', async () => {
  await show(
    <EmptyState
      drawing="cart"
      title="Tu carrito está vacío"
      text="Sumá un producto."
      heading="h1"
      action={<Button>Ver</Button>}
    />,
  )
  expect(outline()).toEqual(['heading «Tu carrito está vacío»', 'button «Ver»'])
  expect(document.querySelector('h1')).not.toBeNull()
})

test('drawings and brands are silent beside their words, and the way past the navigation comes first', async () => {
  await show(
    <>
      <SkipLink to="content">Ir al contenido</SkipLink>
      <a href="https://instagram.example">
        <BrandIcon name="IG" /> Instagram
      </a>
      <BrandIcon name="unknown" />
      <BottomBar>
        <Button>Comprar</Button>
      </BottomBar>
    </>,
  )
  expect(outline()).toEqual(['link «Ir al contenido»', 'link «Instagram»', 'button «Comprar»'])
})

test('slides are a region with a name that stands still until its script is there', async () => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  await show(
    <Carousel label="Novedades" previous="Anterior" next="Siguiente" position={(at, of) => `${at} de ${of}`}>
      <img src="/a.jpg" alt="Uno" />
      <img src="/b.jpg" alt="Dos" />
    </Carousel>,
  )
  expect(outline()).toEqual(['region «Novedades»', 'img «Uno»', 'img «Dos»'])
})

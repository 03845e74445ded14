// @vitest-environment jsdom
// What each control does for somebody who has a keyboard and no pointer.
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { find, outline, press, pressKey, reach, show, type } from '../test/render.tsx'
import { Combobox } from './combobox.tsx'
import { DropPanel } from './drop-panel.tsx'
import { NumberInput } from './number-input.tsx'
import { Popover } from './popover.tsx'
import { ErrorPopup, Popup } from './popup.tsx'
import { QuantityInput } from './quantity-input.tsx'
import { Sheet } from './sheet.tsx'
import { TextInput } from './text-input.tsx'
import { Toaster } from './toaster.tsx'
import { Tooltip } from './tooltip.tsx'
import { TopSheet } from './top-sheet.tsx'

// the document of these tests has no layout: nothing scrolls and nothing changes its size
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => {}
  return () => vi.unstubAllGlobals()
})

const comunas = ['Ñuñoa', 'Peñalolén', 'San Miguel', 'Santiago'].map((label) => ({ value: label, label }))

function ComunaField({ onChoose }: { onChoose: (value: string) => void }) {
  const [value, setValue] = useState('')
  const choose = (chosen: string) => {
    setValue(chosen)
    onChoose(chosen)
  }
  return (
    <Combobox aria-label="Comuna" options={comunas} value={value} onChoose={choose} nothingFound="No está." />
  )
}

test('a list opens with an arrow, arrows go round, Enter takes the option and does not send the form [CHK-03]', async () => {
  const chosen = vi.fn()
  await show(<ComunaField onChoose={chosen} />)
  const field = find('combobox', 'Comuna')
  await reach(field)
  expect(outline()).toEqual(['combobox «Comuna» expanded=false'])
  expect(pressKey(field, 'Enter')).toBe(true)
  expect(pressKey(field, 'ArrowDown')).toBe(false)
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(active()).toBe('Ñuñoa')
  pressKey(field, 'ArrowUp')
  expect(active()).toBe('Santiago')
  pressKey(field, 'ArrowDown')
  pressKey(field, 'ArrowDown')
  expect(active()).toBe('Peñalolén')
  expect(pressKey(field, 'Enter')).toBe(false)
  expect(chosen.mock.calls).toEqual([['Peñalolén']])
  expect(outline()).toEqual(['combobox «Comuna» expanded=false'])
  pressKey(field, 'ArrowDown')
  expect(find('option', 'Peñalolén').getAttribute('aria-selected')).toBe('true')
})

test('Escape closes the list and takes nothing; what no option has is told [CHK-03]', async () => {
  const chosen = vi.fn()
  await show(<ComunaField onChoose={chosen} />)
  const field = find('combobox', 'Comuna')
  type(field, 'san')
  expect(outline().filter((line) => line.startsWith('option'))).toEqual([
    'option «San Miguel»',
    'option «Santiago»',
  ])
  type(field, 'xyz')
  expect(document.querySelector('[role="status"]')?.textContent).toBe('No está.')
  pressKey(field, 'Escape')
  expect(outline()).toEqual(['combobox «Comuna» expanded=false'])
  expect(chosen).not.toHaveBeenCalled()
})

test('a panel says whether it is open; Escape closes it and the focus is back at its button', async () => {
  await show(
    <DropPanel button="Categorías">
      <a href="/tazas">Tazas</a>
    </DropPanel>,
  )
  expect(outline()).toEqual(['button «Categorías» expanded=false'])
  await press(find('button', 'Categorías'))
  expect(outline()).toEqual(['button «Categorías» expanded', 'link «Tazas»'])
  const link = find('link', 'Tazas')
  await reach(link)
  pressKey(link, 'Escape')
  expect(outline()).toEqual(['button «Categorías» expanded=false'])
  expect(document.activeElement?.textContent).toBe('Categorías')
  // search engines read the links of a closed panel
  expect(document.querySelector('a')?.textContent).toBe('Tazas')
})

function Units({
  onChange,
  least,
  most,
}: {
  onChange: (units: number) => void
  least?: number
  most?: number
}) {
  const [value, setValue] = useState(2)
  const change = (units: number) => {
    setValue(units)
    onChange(units)
  }
  const bounds = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) }
  return (
    <QuantityInput
      {...bounds}
      value={value}
      onChange={change}
      label="Unidades"
      fewer="Una menos"
      more="Una más"
    />
  )
}

test('units go up and down one by one and stop at their bounds [UI-09]', async () => {
  const changed = vi.fn()
  await show(<Units onChange={changed} least={1} most={3} />)
  await press(find('button', 'Una más'))
  expect(outline()).toEqual(['button «Una menos»', 'textbox «Unidades»', 'button «Una más» disabled'])
  await press(find('button', 'Una menos'))
  await press(find('button', 'Una menos'))
  expect(changed.mock.calls.flat()).toEqual([3, 2, 1])
  expect(outline()).toEqual(['button «Una menos» disabled', 'textbox «Unidades»', 'button «Una más»'])
})

test('typed units are not more than there may be at once, and not fewer once the field is left [UI-09]', async () => {
  const changed = vi.fn()
  await show(<Units onChange={changed} least={10} most={500} />)
  const field = find('textbox', 'Unidades')
  type(field, '9000')
  type(field, '4')
  expect(changed.mock.calls.flat()).toEqual([500, 4])
  await press(find('button', 'Una más'))
  expect(changed.mock.calls.flat()).toEqual([500, 4, 10, 11])
})

test('a number takes digits alone, as many as it may have [UI-09]', async () => {
  const written = vi.fn()
  await show(<NumberInput aria-label="Año" value="" onChange={written} maxDigits={4} />)
  const field = find('textbox', 'Año')
  expect(['7', 'Tab', 'e', '-'].map((key) => pressKey(field, key))).toEqual([true, true, false, false])
  type(field, '2.0266')
  expect(written.mock.calls).toEqual([['2026']])
})

function WithButton({
  children,
}: {
  children: (open: boolean, change: (open: boolean) => void) => React.ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {children(open, setOpen)}
    </>
  )
}

test.each([
  [
    'pop-up',
    (open: boolean, change: (open: boolean) => void) => (
      <Popup open={open} onOpenChange={change} title="Elegí el talle" close="Cerrar" footer="Total">
        <TextInput aria-label="Talle" />
      </Popup>
    ),
  ],
  [
    'sheet',
    (open: boolean, change: (open: boolean) => void) => (
      <Sheet open={open} onOpenChange={change} title="Elegí el talle" close="Cerrar" footer="Total">
        <TextInput aria-label="Talle" />
      </Sheet>
    ),
  ],
  [
    'sheet from the top',
    (open: boolean, change: (open: boolean) => void) => (
      <TopSheet open={open} onOpenChange={change} title="Elegí el talle" close="Cerrar" head={null}>
        <TextInput aria-label="Talle" />
      </TopSheet>
    ),
  ],
])(
  'a %s is a dialog with its title: it has the focus, Escape and its button close it and give the focus back',
  async (_, dialog) => {
    await show(<WithButton>{dialog}</WithButton>)
    const opener = find('button', 'Abrir')
    for (const close of [() => pressKey(document.body, 'Escape'), () => press(find('button', 'Cerrar'))]) {
      await press(opener)
      expect(outline()).toContain('dialog «Elegí el talle»')
      expect(outline()).toContain('textbox «Talle»')
      expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
      await close()
      expect(outline()).toEqual(['button «Abrir»'])
      await vi.waitFor(() => expect(document.activeElement).toBe(opener))
    }
  },
)

test('an error is an alert with its sentence; both buttons close it and one accepts', async () => {
  const [closed, accepted] = [vi.fn(), vi.fn()]
  const texts = {
    title: 'No se pudo',
    message: 'No queda stock.',
    code: 'out_of_stock',
    accept: 'Aceptar',
    close: 'Cerrar',
  }
  await show(<ErrorPopup open {...texts} onClose={closed} onAccept={accepted} />)
  expect(outline()).toEqual([
    'alertdialog «No se pudo»',
    'heading «No se pudo»',
    'button «Cerrar»',
    'button «Aceptar»',
  ])
  const described = document.querySelector('[role="alertdialog"]')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('No queda stock.')
  await press(find('button', 'Cerrar'))
  expect([closed.mock.calls.length, accepted.mock.calls.length]).toEqual([1, 0])
  await press(find('button', 'Aceptar'))
  expect([closed.mock.calls.length, accepted.mock.calls.length]).toEqual([2, 1])
})

test('a small panel is named, opens from its button and closes with Escape', async () => {
  await show(
    <Popover label="Color del texto" trigger={<button type="button">Color</button>}>
      <TextInput aria-label="Código" />
    </Popover>,
  )
  await press(find('button', 'Color'))
  expect(outline()).toContain('dialog «Color del texto»')
  pressKey(document.activeElement as HTMLElement, 'Escape')
  expect(outline()).toEqual(['button «Color» expanded=false'])
})

test('a note is described to whoever reaches its control by keyboard', async () => {
  await show(
    <Tooltip text="Deshace lo último">
      <button type="button">Deshacer</button>
    </Tooltip>,
  )
  const button = find('button', 'Deshacer')
  expect(button.getAttribute('aria-describedby')).toBeNull()
  await reach(button)
  const described = button.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Deshace lo último')
})

test('notices are a region of their own, told when the person is done', async () => {
  await show(<Toaster label="Avisos" close="Cerrar" />)
  const region = document.querySelector('section')
  expect(region?.getAttribute('aria-label')).toContain('Avisos')
  expect(region?.getAttribute('aria-live')).toBe('polite')
})

import { expect, test } from 'vitest'
import { MAX_INK_NAMES } from './design.ts'
import { addFileInks, checkInkName, checkInkNames, inkNameOf, nameInk, plateName } from './ink-names.ts'

const [red, wine, blue] = ['#e12a23', '#7c0a30', '#1d5794'] as const

test.each(['Pantone 485 C', 'PANTONE Warm Gray 1 C', 'RAL 3020', 'Índigo', 'Negro', 'Azul 100 %', ''])(
  'an ink may be called «%s» [BLD-02] [DEC-05]',
  (name) => {
    expect(checkInkName(name, [])).toBe(null)
  },
)

test.each(['All', 'none', ' CYAN ', 'Black', 'CutContour', 'base  blanca', 'Imagen', 'Corte', 'All/'])(
  '«%s» is another plate or layer of the print files [BLD-02] [DEC-05]',
  (name) => {
    expect(checkInkName(name, [])).toMatchObject({ refusal: 'ink_name_reserved' })
  },
)

test.each(['a\u0007b', 'x'.repeat(41), '朱色', 'A\u202eB', '***'])(
  '«%s» names no plate [BLD-02] [DEC-05]',
  (name) => {
    expect(checkInkName(name, [])).toMatchObject({ refusal: 'ink_name_invalid' })
  },
)

test('two inks have two names, whatever their accents, capitals and spaces are [BLD-02] [DEC-05]', () => {
  expect(checkInkName('pantone  485 c', ['Pantone 485 C'])).toMatchObject({ refusal: 'ink_name_repeated' })
  expect(checkInkName('Indigo', ['Índigo'])).toMatchObject({ refusal: 'ink_name_repeated' })
  expect(checkInkName('Pantone 485 U', ['Pantone 485 C'])).toBe(null)
  const twice = [
    { hex: red, name: 'Pantone 485 C' },
    { hex: blue, name: 'PANTONE 485 C' },
  ]
  expect(checkInkNames(twice)).toMatchObject({ refusal: 'ink_name_repeated', hex: blue })
  expect(checkInkNames(twice.slice(1))).toBe(null)
})

test('a file calls the inks that nobody has called, as long as there is room [BLD-02] [DEC-05]', () => {
  const own = [{ hex: red, name: 'Rojo club' }]
  const brought = [
    { hex: red, name: 'PANTONE 485 C' },
    { hex: wine, name: 'rojo CLUB' },
    { hex: blue, name: 'PANTONE 7687 C' },
  ]
  expect(addFileInks(own, brought)).toEqual([...own, brought[2]])
  expect(addFileInks(own, [])).toBe(own)
  const many = Array.from({ length: MAX_INK_NAMES }, (_, n) => ({
    hex: `#${String(n).padStart(6, '0')}`,
    name: `Tinta ${n}`,
  }))
  expect(addFileInks(many, brought)).toEqual(many)
})

test('a plate is called in ASCII and as a file may be called [BLD-02] [DEC-05]', () => {
  expect(plateName('Índigo ñandú')).toBe('Indigo nandu')
  expect(plateName('Rojo/Azul: 100%')).toBe('Rojo Azul 100%')
})

test('an ink is named, named again and loses its name [BLD-02] [DEC-05]', () => {
  const once = nameInk([], { hex: red.toUpperCase(), name: 'Pantone 485 C' }, [red])
  expect(inkNameOf(once, red.toUpperCase())).toBe('Pantone 485 C')
  expect(nameInk(once, { hex: red, name: 'RAL 3020' }, [red])).toEqual([{ hex: red, name: 'RAL 3020' }])
  expect(nameInk(once, { hex: red, name: '' }, [red])).toEqual([])
})

test('a color that is gone gives its name to the one that came for it, and keeps it otherwise [BLD-02] [DEC-05]', () => {
  const before = [{ hex: red, name: 'Pantone 485 C' }]
  expect(nameInk(before, { hex: wine, name: 'Pantone 485 C' }, [wine])).toEqual([
    { hex: wine, name: 'Pantone 485 C' },
  ])
  expect(nameInk(before, { hex: wine, name: 'Vino' }, [wine])).toHaveLength(2)
  const full = Array.from({ length: MAX_INK_NAMES }, (_, index) => ({
    hex: `#0000${index + 10}`,
    name: `Tinta ${index}`,
  }))
  expect(nameInk(full, { hex: red, name: 'Roja' }, [red])).toHaveLength(MAX_INK_NAMES)
})

import { cloth, inFullColor, logo, type ProductAppearance, type SceneOptions } from './appearance.ts'

const woven = (on?: ProductAppearance['colours'][number], color = '#ffffff') => ({
  hasBack: true,
  logo: { ...logo('pecho', 'orbit', 'embroidery', color, on), scale: 0.95 },
})

const printed = (
  mark: ProductAppearance['logo']['mark'],
  on: ProductAppearance['colours'][number],
  color = '#ffffff',
) => ({
  hasBack: true,
  logo: { ...logo('frente', mark, 'print', color, on), scale: 0.72 },
})

/** By a technique of all colors. */
const transferred = (...asked: Parameters<typeof printed>) => {
  const { hasBack, logo } = printed(...asked)
  return { hasBack, logo: inFullColor(logo) }
}

const shirt: SceneOptions = { neck: 'camisa', weave: 'woven', sleeve: 'larga', buttons: true }

const polo: SceneOptions = { neck: 'polo', weave: 'pique' }

export const shirts: readonly ProductAppearance[] = [
  cloth(
    'remera-clasica',
    'top',
    'blanco negro marino rojo verde amarillo',
    { seed: 1 },
    transferred('peak', 'marino'),
  ),
  cloth(
    'remera-premium',
    'top',
    'negro blanco petroleo bordo',
    { seed: 2, fit: 'entallada' },
    transferred('orbit', 'petroleo'),
  ),
  cloth(
    'remera-oversize',
    'top',
    'negro crema salvia lila',
    { seed: 3, fit: 'oversize' },
    transferred('wave', 'crema', '#2f3a36'),
  ),
  cloth(
    'remera-dama',
    'top',
    'blanco negro rosa celeste',
    { seed: 4, fit: 'dama' },
    printed('leaf', 'rosa', '#6d1f33'),
  ),
  cloth(
    'remera-dama-v',
    'top',
    'negro fucsia turquesa blanco',
    { seed: 5, fit: 'dama', neck: 'v' },
    printed('knot', 'turquesa'),
  ),
  cloth(
    'remera-nino',
    'top',
    'amarillo celeste rojo blanco',
    { seed: 6, fit: 'nino' },
    printed('wave', 'amarillo', '#2456a6'),
  ),
  cloth(
    'remera-manga-larga',
    'top',
    'negro blanco oliva',
    { seed: 7, sleeve: 'larga' },
    transferred('grid', 'oliva'),
  ),
  cloth(
    'remera-deportiva',
    'top',
    'francia rojo negro lima',
    { seed: 8, weave: 'nylon', fit: 'entallada' },
    printed('wave', 'francia'),
  ),
  cloth(
    'remera-deportiva-dama',
    'top',
    'fucsia turquesa negro',
    { seed: 9, weave: 'nylon', fit: 'dama', neck: 'v' },
    printed('peak', 'fucsia'),
  ),
  cloth(
    'remera-cuello-v',
    'top',
    'blanco grafito marino',
    { seed: 10, neck: 'v' },
    printed('orbit', 'marino'),
  ),
  cloth(
    'remera-ribete',
    'top',
    'rojo azul negro',
    { seed: 11, contrastRib: true },
    { ...printed('grid', 'rojo', '#c1302c'), turnsSecond: true, main: '#f5f4f1' },
  ),
  cloth(
    'remera-ranglan',
    'top',
    'marino rojo negro',
    { seed: 12, contrastSleeves: true, contrastRib: true, sleeve: 'larga' },
    { ...printed('peak', 'marino', '#1e2f52'), turnsSecond: true, main: '#eceae4' },
  ),
  cloth(
    'remera-melange',
    'top',
    'melange celeste salvia',
    { seed: 13, heather: true },
    printed('knot', 'melange', '#1e2f52'),
  ),
  cloth(
    'remera-organica',
    'top',
    'natural oliva terracota',
    { seed: 14 },
    transferred('leaf', 'natural', '#1f4a38'),
  ),
  cloth('musculosa', 'top', 'negro blanco rojo', { seed: 15, sleeve: 'sin' }, printed('grid', 'rojo')),
  cloth(
    'musculosa-dama',
    'top',
    'blanco fucsia negro',
    { seed: 16, sleeve: 'sin', fit: 'dama', neck: 'v' },
    printed('wave', 'fucsia'),
  ),
]

export const polos: readonly ProductAppearance[] = [
  cloth('chomba-pique', 'top', 'blanco negro marino rojo ingles', { ...polo, seed: 21 }, woven('marino')),
  cloth(
    'chomba-dama',
    'top',
    'blanco negro celeste bordo',
    { ...polo, seed: 22, fit: 'dama' },
    woven('bordo'),
  ),
  cloth(
    'chomba-contraste',
    'top',
    'marino rojo negro',
    { ...polo, seed: 23, contrastRib: true },
    { ...woven('rojo'), second: '#f1efea' },
  ),
  cloth(
    'chomba-deportiva',
    'top',
    'francia negro naranja',
    { ...polo, weave: 'nylon', seed: 24, fit: 'entallada' },
    woven('francia'),
  ),
  cloth(
    'chomba-manga-larga',
    'top',
    'negro marino blanco',
    { ...polo, seed: 25, sleeve: 'larga' },
    woven('negro'),
  ),
  cloth('chomba-nino', 'top', 'blanco marino rojo', { ...polo, seed: 26, fit: 'nino' }, woven('rojo')),
  cloth(
    'chomba-premium',
    'top',
    'grafito petroleo crema',
    { ...polo, weave: 'jersey', seed: 27, fit: 'entallada' },
    woven('petroleo'),
  ),
]

export const formal: readonly ProductAppearance[] = [
  cloth(
    'camisa-oxford',
    'top',
    'blanco celeste azul',
    { ...shirt, weave: 'oxford', chestPocket: true, buttonDown: true, seed: 31 },
    woven('celeste', '#1e2f52'),
  ),
  cloth(
    'camisa-dama',
    'top',
    'blanco celeste negro',
    { ...shirt, fit: 'dama', seed: 32 },
    woven('celeste', '#1e2f52'),
  ),
  cloth(
    'camisa-manga-corta',
    'top',
    'blanco azul arena',
    { ...shirt, sleeve: 'corta', chestPocket: true, seed: 33 },
    woven('azul'),
  ),
  cloth(
    'camisa-trabajo',
    'top',
    'arena azul grafito',
    { ...shirt, weave: 'canvas', chestPocket: true, darkButtons: true, seed: 34 },
    woven('grafito'),
  ),
  cloth(
    'camisa-cuello-mao',
    'top',
    'negro blanco salvia',
    { ...shirt, neck: 'mao', seed: 35 },
    woven('salvia', '#1f4a38'),
  ),
]

import { messageCatalog } from '@estampa/domain/messages'

export const searchMessages = messageCatalog({
  es: {
    suggestions: 'Sugerencias de búsqueda',
    recent: 'Búsquedas recientes',
    forget: 'Borrar',
    words: 'Búsquedas',
    categories: 'Categorías',
    products: 'Productos',
    popular: 'Lo más buscado',
    all: (words: string) => `Ver todos los resultados de «${words}»`,
    nothing: (words: string) =>
      `Nada coincide con «${words}» todavía. Sigue escribiendo o prueba otra palabra.`,
    trouble: 'No pudimos traer sugerencias. Puedes buscar igual.',
    found: (count: number) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
    loading: 'Buscando sugerencias',
  },
  arg: {
    nothing: (words: string) =>
      `Nada coincide con «${words}» todavía. Seguí escribiendo o probá con otra palabra.`,
    trouble: 'No pudimos traer sugerencias. Podés buscar igual.',
  },
})

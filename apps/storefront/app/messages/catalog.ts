import { catalogue } from './catalogue.ts'

export const catalogMessages = catalogue({
  es: {
    code: (code: string) => `Cód. ${code}`,
    minimum: (units: number) => `Mín. ${units} un.`,
    colours: 'Colores',
    more_colours: (count: number) => `+${count}`,
    no_stock: 'Sin stock',
    units_in_stock: (units: number) => `${units.toLocaleString('de-DE')} un. en stock`,
    techniques: 'Técnicas',
  },
})

export const listMessages = catalogue({
  es: {
    all_products: 'Todos los productos',
    results_for: (words: string) => `Resultados de «${words}»`,
    results: 'Productos',
    found: (count: number) => (count === 1 ? '1 producto' : `${count.toLocaleString('de-DE')} productos`),
    description: (category: string, count: number, shop: string) =>
      `${category} personalizados con tu logo: ${count} productos con precio por cantidad en ${shop}.`,
    page_title: (title: string, page: number) => `${title}, página ${page}`,
    filters: 'Filtros',
    filter: 'Filtrar',
    filter_with: (count: number) => `Filtrar (${count})`,
    see_results: (count: number) => (count === 1 ? 'Ver 1 producto' : `Ver ${count} productos`),
    apply: 'Aplicar',
    clear_filters: 'Borrar filtros',
    without_filter: (filter: string) => `Quitar el filtro ${filter}`,
    categories: 'Categorías',
    all: 'Todas',
    colors: 'Color',
    sizes: 'Talla',
    materials: 'Material',
    printing_types: 'Técnica',
    price: 'Precio por unidad',
    price_from: 'Precio desde',
    price_to: 'Precio hasta',
    from: 'Desde',
    to: 'Hasta',
    stock: 'Disponibilidad',
    stock_label: 'Unidades que necesitas',
    stock_hint: 'Muestra lo que alcanza para tu pedido.',
    show_more: (count: number) => `Ver ${count} más`,
    with_count: (label: string, count: number) => `${label}, ${count}`,
    chip_price_from: (amount: string) => `Desde ${amount}`,
    chip_price_to: (amount: string) => `Hasta ${amount}`,
    chip_stock: (units: number) => `${units} un. o más`,
    sort: 'Ordenar por',
    relevance: 'Relevancia',
    'price asc': 'Menor precio',
    'price desc': 'Mayor precio',
    'name asc': 'Nombre',
    newest: 'Más nuevos',
    pages: 'Páginas de la lista',
    page: (page: number) => `Página ${page}`,
    loading: 'Cargando productos',
    nothing: 'No encontramos productos así',
    nothing_filters: 'Prueba quitando algún filtro o mira otra categoría.',
    nothing_words: (words: string) =>
      `Nada coincide con «${words}». Revisa la escritura o mira por categoría.`,
    nothing_yet: 'Esta categoría todavía no tiene productos. Mira las otras.',
    see_all: 'Ver todos los productos',
    other_words: 'Quizás buscabas',
    by_category: 'O mira por categoría',
    popular: 'Lo que más se pide',
  },
  arg: {
    by_category: 'O mirá por categoría',
    sizes: 'Talle',
    stock_label: 'Unidades que necesitás',
    nothing_filters: 'Probá quitando algún filtro o mirá otra categoría.',
    nothing_words: (words: string) =>
      `Nada coincide con «${words}». Revisá la escritura o mirá por categoría.`,
    nothing_yet: 'Esta categoría todavía no tiene productos. Mirá las otras.',
  },
})

export const seenMessages = catalogue({
  es: { seen: 'Viste hace poco' },
})

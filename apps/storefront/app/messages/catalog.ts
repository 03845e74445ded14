import { messageCatalog } from '@estampa/web/messages'

export const catalogMessages = messageCatalog({
  es: {
    code: (code: string) => `Cód. ${code}`,
    minimum: (units: number) => `Mín. ${units.toLocaleString('de-DE')} un.`,
    suggested: (units: number) => `Sugerido: ${units.toLocaleString('de-DE')} un.`,
    any_quantity: 'Sin mínimo',
    price_from: (units: number) => `llevando ${units.toLocaleString('de-DE')} un. o más`,
    last_units: 'Últimas unidades',
    colours: 'Colores',
    more_colours: (count: number) => `+${count}`,
    no_stock: 'Sin stock',
    on_order: 'A pedido',
    units_in_stock: (units: number) => `${units.toLocaleString('de-DE')} un. en stock`,
    techniques: 'Técnicas',
  },
})

export const recentlyViewedMessages = messageCatalog({
  es: { seen: 'Viste hace poco' },
})

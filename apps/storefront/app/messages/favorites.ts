import { messageCatalog } from '@estampa/domain/messages'

export const favoritesMessages = messageCatalog({
  es: {
    keep: (product: string) => `Guardar ${product} en favoritos`,
    keep_short: 'Guardar en favoritos',
    take_away: 'Quitar de favoritos',
    removed: (product: string) => `Quitaste ${product} de tus favoritos.`,
    undo: 'Deshacer',
  },
  arg: {
    take_away: 'Sacar de favoritos',
    removed: (product: string) => `Sacaste ${product} de tus favoritos.`,
  },
})

export const favoritesPageMessages = messageCatalog({
  es: {
    title: 'Favoritos',
    loading: 'Cargando tus favoritos',
    count: (count: number) => (count === 1 ? '1 producto guardado' : `${count} productos guardados`),
    empty: 'Todavía no tienes favoritos',
    empty_text: 'Toca el corazón de un producto para encontrarlo aquí cuando quieras comparar o comprar.',
    browse: 'Ver productos',
    gone: (count: number) =>
      count === 1
        ? 'Un producto que guardaste ya no está disponible.'
        : `${count} productos que guardaste ya no están disponibles.`,
    forget: 'Quitar de la lista',
    more: 'Ver más favoritos',
    trouble: 'No pudimos mostrar tus favoritos',
    trouble_text: 'Siguen guardados. Puede haber un problema de red.',
    retry: 'Reintentar',
    guest: 'Los guardamos en este navegador.',
    guest_link: 'Inicia sesión',
    guest_end: 'para verlos en cualquier dispositivo.',
  },
  arg: {
    empty: 'Todavía no tenés favoritos',
    empty_text: 'Tocá el corazón de un producto para encontrarlo acá cuando quieras comparar o comprar.',
    forget: 'Sacar de la lista',
    guest_link: 'Iniciá sesión',
  },
})

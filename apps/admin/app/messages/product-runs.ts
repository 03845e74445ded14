import { messageCatalog } from '@estampa/domain/messages'
import { counted, decimal, numberText } from '@estampa/domain/messages/numbers'

const products = (count: number) => counted(count, 'producto', 'productos')

/** Many products changed at once. */
export const productRunMessages = messageCatalog({
  es: {
    title: 'Tandas de productos',
    runs: 'Tandas',
    to_list: 'Productos',
    loading: 'Cargando las tandas',
    failed_title: 'No pudimos cargar las tandas',
    none_title: 'Todavía no hay tandas',
    none_text: 'Marca productos en la lista y elige «Cambiar» para hacer lo mismo con muchos a la vez.',
    mark: (name: string) => `Marcar ${name}`,
    marking: 'Marca',
    chosen: (count: number) => `${products(count)} ${count === 1 ? 'elegido' : 'elegidos'}`,
    mark_page: 'Elegir los mostrados',
    choose_all: (count: number) => `Elegir los ${products(count)}`,
    clear: 'Quitar',
    change: 'Cambiar',
    dialog: 'Cambiar muchos productos',
    cancel: 'Volver',
    what: 'Qué se hace',
    acts: {
      price: 'Cambiar los precios',
      family: 'Poner en una categoría',
      availability: 'Cambiar la disponibilidad',
      measures: 'Poner peso y medidas',
      show: 'Mostrar en la tienda',
      hide: 'Ocultar',
    },
    percent: 'Cuánto, en %',
    percent_hint: '10 sube, -5 baja. Sobre el precio de venta de cada escalón, antes de impuestos.',
    percent_wrong: 'Tiene que ser un número entre -90 y 900, como 10 o -5,5.',
    rounding: 'Redondeo',
    roundings: { '1': 'A la unidad', '10': 'A 10', '90': 'Terminado en 90', '100': 'A 100' },
    family: 'Categoría',
    choose_family: 'Elige una',
    measures_hint: 'De una unidad empacada. Sin ellos un producto no se puede enviar.',
    measure_wrong: 'Tiene que ser un número mayor que cero.',
    only_missing: 'Solo a los que no los tienen',
    measures_text: (weightG: number, sidesCm: readonly number[]) =>
      `${decimal(weightG)} g, ${sidesCm.map((side) => decimal(side)).join(' × ')} cm`,
    measures_none: 'sin medidas',
    days_wrong: 'Tiene que ser un número entero de días, hasta 365.',
    offers: { stock: 'contado', on_order: 'a pedido', none: 'no se vende' },
    offers_differ: 'según la variante',
    on_order_in: (days: number) => `a pedido, ${counted(days, 'día', 'días')}`,
    looking: 'Viendo qué cambiaría',
    preview_failed: 'No pudimos ver qué cambiaría',
    changing: (count: number) => `Cambian ${products(count)}.`,
    changing_none: 'No cambia ninguno.',
    same: (count: number) =>
      `${products(count)} ${count === 1 ? 'queda' : 'quedan'} como ${count === 1 ? 'está' : 'están'}.`,
    samples: 'Por ejemplo',
    shown: 'en la tienda',
    hidden: 'oculto',
    nothing: 'ninguna',
    start: (count: number) => `Cambiar ${products(count)}`,
    done: (count: number) => `${products(count)} ${count === 1 ? 'cambiado' : 'cambiados'}.`,
    left: (count: number) =>
      `${products(count)} ${count === 1 ? 'cambió' : 'cambiaron'} mientras tanto y ${count === 1 ? 'queda' : 'quedan'} como ${count === 1 ? 'está' : 'están'}.`,
    beyond_quota: (count: number) =>
      `${products(count)} no ${count === 1 ? 'cabe' : 'caben'} entre los que la tienda puede mostrar y ${count === 1 ? 'queda oculto' : 'quedan ocultos'}.`,
    undo: 'Deshacer',
    undone: 'La tanda se deshizo.',
    undone_but: (count: number) =>
      `La tanda se deshizo. ${products(count)} ${count === 1 ? 'cambió' : 'cambiaron'} después y ${count === 1 ? 'queda' : 'quedan'} así.`,
    number: 'N.º',
    when: 'Cuándo',
    who: 'Quién',
    did: 'Qué se hizo',
    count: 'Productos',
    state: 'Estado',
    is_undone: 'Deshecha',
    only_run: (number: number) => `Solo la tanda n.º ${number}.`,
    see_all: 'Ver las últimas',
    was_left: (names: readonly string[]) =>
      `Cambiaron mientras tanto y quedaron como estaban: ${names.join(', ')}.`,
    were_beyond_quota: (names: readonly string[]) =>
      `No cabían entre los que la tienda puede mostrar y quedaron ocultos: ${names.join(', ')}.`,
    going_on: (done: number, of: number) => `Cambiando: ${numberText(done)} de ${numberText(of)}`,
    going_back: (done: number, of: number) => `Volviendo atrás: ${numberText(done)} de ${numberText(of)}`,
    is_going_back: 'Deshaciendo',
    stop_and_undo: 'Detener y deshacer',
    stayed: (names: readonly string[]) => `Quedaron con cambios posteriores: ${names.join(', ')}.`,
    price_act: (percent: number, rounding: string) =>
      `Precios ${percent < 0 ? '−' : '+'}${decimal(Math.abs(percent))} %, redondeo: ${rounding.toLowerCase()}`,
    act_names: {
      family: 'Categoría',
      show: 'Mostrar',
      hide: 'Ocultar',
      availability: 'Disponibilidad:',
      measures: 'Peso y medidas:',
    },
  },
  arg: {
    none_text: 'Marcá productos en la lista y elegí «Cambiar» para hacer lo mismo con muchos a la vez.',
    choose_family: 'Elegí una',
  },
})

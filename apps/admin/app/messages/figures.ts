import { messageCatalog } from '@estampa/domain/messages'
import { counted, decimal, numberText } from '@estampa/domain/messages/numbers'

const HOURS_OF_DAY = 24
const hours = (value: number) => {
  if (value < 1) return 'menos de 1 h'
  return value < 2 * HOURS_OF_DAY ? `${decimal(value)} h` : `${decimal(value / HOURS_OF_DAY)} días`
}

/** What a shop sold and where it stands. */
export const figuresMessages = messageCatalog({
  es: {
    title: 'Cifras',
    loading: 'Cargando las cifras',
    failed_title: 'No pudimos cargar las cifras',
    span: 'Tramo',
    spans: {
      week: 'Esta semana',
      month: 'Este mes',
      quarter: 'Últimos 90 días',
      year: 'Este año',
      own: 'Otras fechas',
    },
    from: 'Desde',
    to: 'Hasta',
    apply: 'Ver estas fechas',
    day_missing: 'Elige el día.',
    days_wrong: 'El último día es anterior al primero.',
    days_many: 'Entre los dos días puede haber como mucho tres años.',
    between: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
    compared: (days: string) => `Comparado con ${days}`,
    amount: 'Ventas',
    amount_hint: 'Con impuestos y envío, sin lo que se reintegró',
    orders: 'Pedidos',
    average: 'Por pedido',
    units: 'Unidades',
    before: (text: string) => `antes ${text}`,
    up: (percent: string) => `Subió ${percent} %`,
    down: (percent: string) => `Bajó ${percent} %`,
    same: 'Igual que antes',
    no_before: 'Antes no hubo',
    chart: 'Ventas en el tiempo',
    step: 'Sumar por',
    steps: { day: 'Día', week: 'Semana', month: 'Mes' },
    as_table: 'Ver como tabla',
    as_chart: 'Ver como gráfico',
    now_bar: 'Este tramo',
    before_bar: 'El anterior',
    chart_keys: 'Con las flechas se pasa de una barra a otra.',
    part: 'Fechas',
    part_amount: 'Importe',
    part_before: 'Tramo anterior',
    change: 'Cambio',
    total: 'Total',
    groups_title: 'Qué se vendió',
    groups: { product: 'Productos', technique: 'Técnicas', family: 'Familias', seller: 'Quién vendió' },
    group_notes: {
      product: 'Sin el envío; los descuentos y reintegros están repartidos entre las líneas de cada pedido.',
      technique:
        'El importe es de la línea completa, sin el envío. Lo que lleva dos técnicas cuenta en las dos.',
      family: 'Sin el envío. Un producto que está en dos familias cuenta en las dos.',
      seller: 'Es de quien respondió o escribió la cotización; lo que se compró sin ayuda es de la tienda.',
    },
    without: {
      product: 'Líneas libres',
      technique: 'Sin personalizar',
      family: 'Sin familia',
      seller: 'Tienda',
    },
    gone: 'Ya no está en la tienda',
    groups_none: 'No se vendió nada en estas fechas.',
    groups_cut: (shown: number, total: number) =>
      `Se ven las ${shown} que más vendieron, de ${numberText(total)}. El archivo las tiene todas.`,
    quotes_title: 'El camino de las cotizaciones',
    quotes_note: 'De lo que se pidió en estas fechas, hasta dónde llegó, aunque haya llegado después.',
    quote_steps: {
      asked: 'Pedidas',
      answered: 'Respondidas',
      seen: 'Vistas',
      accepted: 'Aceptadas',
      ordered: 'Pasaron a pedido',
    },
    quotes_none: 'Nadie pidió una cotización en estas fechas.',
    of_asked: (percent: number) => `${percent} %`,
    first_answer: (value: number) => `La mitad recibió su primera respuesta en ${hours(value)} o menos`,
    first_answer_before: (value: number) => `antes, ${hours(value)}`,
    carts_title: 'Carritos sin terminar',
    carts: (count: number) => counted(count, 'carrito', 'carritos'),
    carts_worth: (amount: string) => `por ${amount}`,
    carts_note: 'Los que nadie tocó desde hace un día o más. Cuentan los de quien entró con su cuenta.',
    carts_none: 'No quedó ningún carrito a medias en estas fechas.',
    stock_title: 'Se están terminando',
    stock_note:
      'Al ritmo de los últimos 60 días, duran menos de 14. Es la situación de hoy, sin importar las fechas de arriba.',
    stock_none: 'Ninguna variante se termina en los próximos 14 días a este ritmo.',
    variant: 'Variante',
    available: 'Quedan',
    sold_60: 'Vendidas en 60 días',
    lasts: 'Dura',
    days_left: (days: number) => (days === 0 ? 'menos de 1 día' : counted(days, 'día', 'días')),
    stock_cut: (shown: number, total: number) => `Se ven ${shown} de ${numberText(total)}.`,
    empty_title: 'Todavía no hay ventas que contar',
    empty_text:
      'Un pedido cuenta como venta cuando se confirma o llega su primer pago. Desde ese momento aparece aquí, el día en que se pidió.',
    empty_action: 'Ver los pedidos',
    none_here: 'En estas fechas no hubo ventas. Prueba con un tramo más largo.',
  },
  arg: {
    day_missing: 'Elegí el día.',
    empty_text:
      'Un pedido cuenta como venta cuando se confirma o llega su primer pago. Desde ese momento aparece acá, el día en que se pidió.',
    none_here: 'En estas fechas no hubo ventas. Probá con un tramo más largo.',
  },
})

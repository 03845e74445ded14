/**
 * Where the manual tells of each screen: a page of docs/manual, and a title in it. The «?» of a screen opens it; a test
 * finds every screen here, and every title there.
 */
export const manualPlaces = {
  'pages/home': 'entrar',
  'pages/start': 'entrar',
  'pages/sign-in': 'entrar#iniciar-sesión',
  'pages/forgot': 'entrar#si-olvidaste-la-contraseña',
  'pages/reset': 'entrar#si-olvidaste-la-contraseña',
  'pages/invitation': 'entrar#aceptar-una-invitación',
  'pages/first-start': 'abrir-una-tienda#el-primer-arranque',
  'pages/new-shop': 'abrir-una-tienda#la-guía',
  'pages/operator': 'operador',
  'pages/operated-shop': 'operador#una-tienda',
  'pages/account': 'entrar#mi-cuenta',
  'pages/today': 'hoy',
  'pages/orders': 'pedidos',
  'pages/order-runs': 'pedidos#las-tandas',
  'pages/order-run': 'pedidos#las-tandas',
  'pages/order': 'un-pedido',
  'pages/order-change': 'cambiar-un-pedido',
  'pages/quotes': 'cotizaciones',
  'pages/new-quote': 'cotizaciones#cotizar-a-quien-llama',
  'pages/quote': 'cotizaciones#responder-una-cotización',
  'pages/messages': 'mensajes',
  'pages/money': 'dinero',
  'pages/money-closing': 'dinero#el-cierre-del-día',
  'pages/workshop': 'taller',
  'pages/gang-sheets': 'taller#las-hojas-de-film',
  'pages/workshop-stages': 'taller#cambiar-las-etapas',
  'pages/job': 'taller#la-página-de-un-trabajo',
  'pages/customers': 'clientes',
  'pages/customer': 'clientes#la-página-de-un-cliente',
  'pages/companies': 'clientes#empresas',
  'pages/company': 'clientes#empresas',
  'pages/products': 'productos',
  'pages/new-product': 'productos#crear-un-producto',
  'pages/categories': 'productos#las-categorías',
  'pages/product-runs': 'productos#cambiar-muchos-a-la-vez',
  'pages/product-history': 'productos#qué-le-pasó-a-un-producto',
  'pages/product': 'productos#la-página-de-un-producto',
  'pages/print-areas': 'areas',
  'pages/techniques': 'tecnicas',
  'pages/ink-chart': 'tecnicas#la-carta-de-tintas',
  'pages/new-technique': 'tecnicas#una-técnica-nueva',
  'pages/technique': 'tecnicas#la-página-de-una-técnica',
  'pages/imports': 'importar',
  'pages/import': 'importar#paso-a-paso',
  'pages/figures': 'cifras',
  'pages/mails': 'correos',
  'pages/mail': 'correos#un-correo',
  'pages/mail-texts': 'textos-de-correos',
  'pages/mail-text': 'textos-de-correos#cambiar-lo-que-dice-un-correo',
  'pages/mail-sender': 'textos-de-correos#el-remitente-y-la-firma',
  'pages/people': 'equipo',
  'pages/keys': 'equipo#llaves-de-la-api',
  'pages/changes': 'equipo#cambios-quién-hizo-qué',
  'pages/look': 'apariencia',
  'pages/settings': 'ajustes',
} as const

export type ManualScreen = keyof typeof manualPlaces

/** Where the manual begins. */
export const MANUAL_START = '/manual'

/** The address of what the manual says of a screen; of a screen that it does not know, its beginning. */
export function manualPath(screen: string | undefined): string {
  if (screen === undefined || !Object.hasOwn(manualPlaces, screen)) return MANUAL_START
  return `${MANUAL_START}/${manualPlaces[screen as ManualScreen]}`
}

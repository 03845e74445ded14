/** The sentences of the API's page. */

export const description = `
La API de una tienda de Estampa. Todo lo que la tienda hace en pantalla pasa por aquí.

### La tienda
Cada llamada es de una tienda. La del token manda; sin token, la del encabezado \`Abp-TenantId\` (nombre o
número; también \`Abp.TenantId\`), la del dominio o la de \`?tenancyName=\`. Un token de una tienda usado en otra
responde 401. Lo que es de otra persona o de otra tienda responde 404, como si no existiera.

### El sobre
Cada respuesta llega en un sobre: \`result\`, \`targetUrl\`, \`success\`, \`error\`, \`unAuthorizedRequest\`, \`__abp\`.
Si \`success\` es falso, \`result\` y \`error.message\` traen la frase para la persona; \`error.refusal\` es nuestro
código para el programa, \`error.code\` repite el estado, \`error.validationErrors\` dice qué campos fallaron y
\`error.data\` trae lo que hace falta para seguir (por ejemplo los totales nuevos). El encabezado \`x-request-id\`
identifica el pedido si hay que contarnos un problema.

### Los tokens
\`GetAccess\` da el token de un invitado; \`Authenticate\`, el de un cliente y uno de renovación que sirve una sola
vez en \`RefreshToken\`. Viajan como \`Authorization: Bearer …\`. Las llamadas de \`/api/TokenAuth/\` responden
también en \`/api/services/app/TokenAuth/\`.

### El dinero
Los importes son números decimales en la moneda de la tienda, con dos decimales como mucho; se muestran según
\`roundPrice\`. Los precios que manda un cliente no se creen: los decide la tienda.

### Las páginas de una lista
Se pide con \`skipCount\` y \`maxResultCount\` (hasta 100) o con \`PaginaActual\` (desde 1); la respuesta trae
\`items\` y \`totalCount\`.
`.trim()

/** Names of the features for people, in the order of the page. */
export const tagTexts: Record<string, { name: string; description: string }> = {
  countries: { name: 'Lugares', description: 'Provincias, ciudades, localidades y códigos postales' },
  shops: { name: 'Tienda', description: 'La configuración y los medios de la tienda' },
  customers: { name: 'Cuentas', description: 'Tokens, sesiones, registro y perfil' },
  catalog: { name: 'Catálogo', description: 'Categorías, colores y productos' },
  customization: { name: 'Personalización', description: 'Técnicas, logos y diseños' },
  pricing: { name: 'Precios', description: 'Lo que cuesta cada cosa' },
  favorites: { name: 'Favoritos', description: 'Los productos que una persona guarda' },
  cart: { name: 'Carrito', description: 'El carrito guardado y sus precios' },
  quotes: { name: 'Cotizaciones', description: 'Pedir, ver, enviar y aceptar cotizaciones' },
  shipping: { name: 'Envío', description: 'Formas de entrega y lo que cuestan' },
  orders: { name: 'Pedidos', description: 'Los pedidos de una persona y su historia' },
  payments: { name: 'Pagos', description: 'Medios de pago, comprobantes y avisos' },
  law: { name: 'Derechos', description: 'Arrepentimiento y retracto, bajas, condiciones y permisos' },
  proofs: { name: 'Pruebas de arte', description: 'Ver, aprobar y devolver los bocetos de un pedido' },
  checkout: { name: 'Compra', description: 'Hacer un pedido' },
  papers: { name: 'Papeles', description: 'Presupuestos, pedidos y catálogos en PDF' },
  staff: { name: 'La tienda', description: 'Lo que hacen las personas de la tienda' },
  mail: { name: 'Correo', description: 'Lo que la tienda escribe' },
}

/** The callers that a call admits, as its description says it. */
export const callerTexts = {
  public: 'Sin token: basta con nombrar la tienda.',
  guest: 'Con un token de invitado o de cliente.',
  buyer: 'Con el token de un cliente, o el del enlace de un pedido o una cotización sin cuenta.',
  customer: 'Con el token de un cliente que inició sesión.',
  staff: 'Con el token de alguien del equipo de la tienda, o con una llave de la API.',
  person: 'Con la sesión del escritorio de la tienda.',
  operator: 'De quien opera la instalación, en el escritorio.',
} as const

export const headerParameters = {
  'Abp-TenantId': {
    name: 'Abp-TenantId',
    in: 'header',
    description: 'La tienda, por nombre o número. Hace falta sin token y sin dominio propio.',
    schema: { type: 'string', maxLength: 40 },
    example: 'pampa',
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description:
      'El `ETag` de la respuesta que ya se tiene: si nada ha cambiado, la respuesta es 304, sin cuerpo.',
    schema: { type: 'string', maxLength: 200 },
  },
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    description: 'La versión que se leyó (`ETag`). Si ya hay otra, la respuesta es 409.',
    schema: { type: 'string', maxLength: 100 },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Un texto distinto por intención. Repetir la llamada con el mismo da el mismo resultado.',
    schema: { type: 'string', maxLength: 200 },
  },
  'x-signature': {
    name: 'x-signature',
    in: 'header',
    description: 'Firma de Mercado Pago: `ts=<momento>,v1=<HMAC-SHA256>`. Vale cinco minutos.',
    schema: { type: 'string', maxLength: 500 },
  },
  'x-request-id': {
    name: 'x-request-id',
    in: 'header',
    description: 'El número del aviso, que también está firmado.',
    schema: { type: 'string', maxLength: 200 },
  },
} as const

/** Calls that read a header of their own. */
export const headersOfCalls: Record<string, readonly (keyof typeof headerParameters)[]> = {
  'cart.createOrEditShoppingCart': ['If-Match'],
  'checkout.completeOrder': ['Idempotency-Key'],
  'checkout.convertQuoteToOrder': ['Idempotency-Key'],
  'quotes.generateQuote': ['Idempotency-Key'],
  'payments.notifyMercadoPago': ['x-signature', 'x-request-id'],
}

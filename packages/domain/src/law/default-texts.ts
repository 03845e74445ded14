/**
 * What the law of each country wants to be said where a shop has not said it itself: in its terms, in its privacy
 * policy and beside its prices. docs/law.md says which norm asks for what.
 */
import type { CountryCode } from '../countries.ts'

/** The seller as the terms name them; null where the shop does not say it. */
export type Seller = {
  readonly shop: string
  readonly legalName: string | null
  readonly taxId: string | null
  readonly email: string | null
  readonly address: string | null
}

/**
 * The conditions under which a shop sells until it writes its own: what the product really does and what the law
 * of its country asks to be said before buying. «## » opens a heading, «- » an item.
 */
export function defaultTerms(environment: CountryCode, seller: Seller): string {
  const { prices, withdrawal, guarantee, complaints } = terms[environment]
  return [opening(seller), prices, making, delivery, withdrawal, guarantee, complaints].join('\n\n')
}

function opening({ shop, legalName, taxId, email, address }: Seller): string {
  const who = [legalName ?? shop, taxId && `identificación tributaria ${taxId}`, address].filter(Boolean)
  const contact = email ? ` Contacto: ${email}.` : ''
  return `Estas condiciones valen para las compras en ${shop}. Vende ${who.join(', ')}.${contact}`
}

const making = `## Productos personalizados

- Lo que lleva un logo, un nombre o un diseño se hace según las especificaciones de quien compra.
- Cuando el pedido lleva prueba de arte, se produce después de que se aprueba.
- Quien envía un logo o diseño declara que puede usarlo.`

const delivery = `## Entrega

El plazo y el costo se muestran al elegir la forma de entrega y quedan escritos en el pedido.`

type Terms = Record<'prices' | 'withdrawal' | 'guarantee' | 'complaints', string>

const terms: Record<CountryCode, Terms> = {
  ARG: {
    prices: `## Precios y pago

Antes de confirmar se muestra cada parte del total: productos, decoración, preparación, descuentos, IVA, envío y total final en pesos argentinos. El precio de un pedido confirmado no cambia.`,
    withdrawal: `## Arrepentimiento

Quien compra para consumo final puede revocar la compra dentro de los 10 días corridos desde que recibe el producto o desde la compra, lo que ocurra último, sin dar motivos y sin gastos (artículo 34 de la Ley 24.240 y artículos 1110 a 1115 del Código Civil y Comercial). Alcanza con usar el «Botón de arrepentimiento» al pie de esta tienda.

**Excepción:** salvo pacto en contrario, no pueden revocarse las compras de productos hechos según las especificaciones de quien compra o claramente personalizados (artículo 1116 inciso a del Código Civil y Comercial y Disposición 954/2025). Los productos sin personalizar sí. La tienda recibe todas las solicitudes y responde cada una.`,
    guarantee: `## Garantía

Los productos tienen la garantía legal de la Ley 24.240: seis meses para los nuevos, desde la entrega. También vale para lo personalizado que llegue con fallas o distinto de lo aprobado.`,
    complaints: `## Reclamos

Ante un problema, la tienda responde primero; también se puede reclamar ante Defensa de las y los Consumidores. Nada de lo escrito aquí limita los derechos que da la ley.`,
  },
  CL: {
    prices: `## Precios y pago

Antes de confirmar se muestra cada parte del total: productos, decoración, preparación, descuentos, IVA, despacho y total final en pesos chilenos. El precio de un pedido confirmado no cambia.`,
    withdrawal: `## Derecho a retracto

Quien compra como consumidor puede poner término a la compra, sin expresar causa, en el plazo de 10 días desde que recibe el producto (artículo 3 bis de la Ley 19.496). Se ejerce en «Derecho a retracto», al pie de esta tienda, o por el mismo medio por el que se compró.

**Excepción:** no hay derecho a retracto sobre los productos confeccionados conforme a las especificaciones de quien compra, como los que llevan su logo o diseño. Si el producto no cumple esas especificaciones, sus derechos se mantienen. Los productos sin personalizar sí tienen retracto. La tienda recibe todas las solicitudes y responde cada una.`,
    guarantee: `## Garantía legal

Si el producto sale malo, le faltan piezas o no es lo que se ofreció, dentro de los seis meses desde que se recibe se puede elegir entre cambio, reparación o devolución del dinero (artículos 19 y 20 de la Ley 19.496). También vale para lo personalizado.`,
    complaints: `## Reclamos

Ante un problema, la tienda responde primero; también se puede reclamar ante el Servicio Nacional del Consumidor (SERNAC). Nada de lo escrito aquí limita los derechos que da la ley.`,
  },
}

/** The privacy policy of a shop until it writes its own: the law that applies and the processing that really happens. */
export function defaultPolicy(environment: CountryCode, shop: string, email: string | null): string {
  const { law, rights, authority } = privacyLaws[environment]
  const contact = email
    ? `Para ejercerlos alcanza con escribir a ${email}.`
    : `Para ejercerlos alcanza con escribir a ${shop}.`
  return `${shop} trata los datos personales de quienes compran o cotizan en esta tienda conforme a ${law}.

## Qué datos se guardan

- Los de la cuenta: nombre, correo electrónico, teléfono y empresa.
- Los de cada cotización y pedido: productos, logos y diseños, datos de facturación, domicilio de entrega y pagos.
- Las solicitudes de baja y de arrepentimiento o retracto, y los permisos que se dan o retiran.
- Los que el navegador guarda para que la tienda funcione: la sesión, el carrito, el idioma y el lugar al que calculaste un envío.

## Para qué se usan

Para preparar cotizaciones, producir y entregar los pedidos, emitir los comprobantes y responder consultas. Los logos y diseños se usan solo para producir lo pedido.

## Con quién se comparten

Con el transporte que entrega, el medio de pago elegido y quien aplica la técnica de impresión, en la medida en que cada uno lo necesita. Los datos no se venden.

## Medición

Las herramientas de medición de terceros se cargan solo después de dar el consentimiento, y nunca en el ingreso ni en el pago. El permiso se cambia cuando se quiera en «Preferencias de privacidad», al pie de la tienda; cada respuesta queda registrada.

## Tus derechos

${rights} ${contact}

${authority}`
}

const privacyLaws: Record<CountryCode, { law: string; rights: string; authority: string }> = {
  ARG: {
    law: 'la Ley 25.326 de Protección de los Datos Personales',
    rights:
      'Cada persona puede conocer sus datos, corregirlos, pedir una copia y pedir que se eliminen, salvo los que la ley obliga a conservar. El acceso se responde dentro de los 10 días corridos; la corrección y la eliminación, dentro de los 5 días hábiles.',
    authority:
      'La Agencia de Acceso a la Información Pública, órgano de control de la Ley 25.326, atiende las denuncias y reclamos de quienes resulten afectados en sus derechos por el incumplimiento de las normas de protección de datos personales.',
  },
  CL: {
    law: 'la Ley 19.628 sobre Protección de la Vida Privada y, desde el 1 de diciembre de 2026, la Ley 21.719',
    rights:
      'Cada persona puede acceder a sus datos, rectificarlos, pedir que se supriman, oponerse a que se traten, pedir que se bloqueen y llevárselos en un archivo, salvo los que la ley obliga a conservar. Las solicitudes se responden dentro de los 30 días.',
    authority:
      'Desde esa fecha, los reclamos por el tratamiento de datos personales se presentan ante la Agencia de Protección de Datos Personales; hasta entonces, ante el tribunal que corresponda según la ley.',
  },
}

type PriceTexts = {
  /** The sum of the lines before taxes. */
  readonly net: string
  /** Below a price with taxes, where the country wants it (docs/law.md, LAW-03); '' elsewhere. */
  readonly netPrice: string
  readonly currency: string
}

export const priceTexts: Readonly<Record<CountryCode, PriceTexts>> = {
  ARG: {
    net: 'Subtotal sin impuestos nacionales',
    netPrice: 'Sin impuestos nacionales',
    currency: 'pesos argentinos (ARS)',
  },
  CL: { net: 'Subtotal sin impuestos', netPrice: '', currency: 'pesos chilenos (CLP)' },
}

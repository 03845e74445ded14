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
  return [
    opening(seller),
    prices[environment],
    making,
    delivery,
    withdrawal[environment],
    guarantee[environment],
    ending[environment],
  ].join('\n\n')
}

function opening({ shop, legalName, taxId, email, address }: Seller): string {
  const who = [legalName ?? shop, taxId && `identificación tributaria ${taxId}`, address].filter(Boolean)
  const contact = email ? ` Contacto: ${email}.` : ''
  return `Estas condiciones valen para las compras en ${shop}. Vende ${who.join(', ')}.${contact}`
}

const prices: Record<CountryCode, string> = {
  ARG: `## Precios y pago

Antes de confirmar se muestra cada parte del total: productos, decoración, preparación, descuentos, IVA, envío y total final en pesos argentinos. El precio de un pedido confirmado no cambia.`,
  CL: `## Precios y pago

Antes de confirmar se muestra cada parte del total: productos, decoración, preparación, descuentos, IVA, despacho y total final en pesos chilenos. El precio de un pedido confirmado no cambia.`,
}

const making = `## Productos personalizados

- Lo que lleva un logo, un nombre o un diseño se hace según las especificaciones de quien compra.
- Cuando el pedido lleva prueba de arte, se produce después de que se aprueba.
- Quien envía un logo o diseño declara que puede usarlo.`

const delivery = `## Entrega

El plazo y el costo se muestran al elegir la forma de entrega y quedan escritos en el pedido.`

const withdrawal: Record<CountryCode, string> = {
  ARG: `## Arrepentimiento

Quien compra para consumo final puede revocar la compra dentro de los 10 días corridos desde que recibe el producto o desde la compra, lo que ocurra último, sin dar motivos y sin gastos (artículo 34 de la Ley 24.240 y artículos 1110 a 1115 del Código Civil y Comercial). Alcanza con usar el «Botón de arrepentimiento» al pie de esta tienda.

**Excepción:** salvo pacto en contrario, no pueden revocarse las compras de productos hechos según las especificaciones de quien compra o claramente personalizados (artículo 1116 inciso a del Código Civil y Comercial y Disposición 954/2025). Los productos sin personalizar sí. La tienda recibe todas las solicitudes y responde cada una.`,
  CL: `## Derecho a retracto

Quien compra como consumidor puede poner término a la compra, sin expresar causa, en el plazo de 10 días desde que recibe el producto (artículo 3 bis de la Ley 19.496). Se ejerce en «Derecho a retracto», al pie de esta tienda, o por el mismo medio por el que se compró.

**Excepción:** no hay derecho a retracto sobre los productos confeccionados conforme a las especificaciones de quien compra, como los que llevan su logo o diseño. Si el producto no cumple esas especificaciones, sus derechos se mantienen. Los productos sin personalizar sí tienen retracto. La tienda recibe todas las solicitudes y responde cada una.`,
}

const guarantee: Record<CountryCode, string> = {
  ARG: `## Garantía

Los productos tienen la garantía legal de la Ley 24.240: seis meses para los nuevos, desde la entrega. También vale para lo personalizado que llegue con fallas o distinto de lo aprobado.`,
  CL: `## Garantía legal

Si el producto sale malo, le faltan piezas o no es lo que se ofreció, dentro de los seis meses desde que se recibe se puede elegir entre cambio, reparación o devolución del dinero (artículos 19 y 20 de la Ley 19.496). También vale para lo personalizado.`,
}

const ending: Record<CountryCode, string> = {
  ARG: `## Reclamos

Ante un problema, la tienda responde primero; también se puede reclamar ante Defensa de las y los Consumidores. Nada de lo escrito aquí limita los derechos que da la ley.`,
  CL: `## Reclamos

Ante un problema, la tienda responde primero; también se puede reclamar ante el Servicio Nacional del Consumidor (SERNAC). Nada de lo escrito aquí limita los derechos que da la ley.`,
}

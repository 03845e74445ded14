import type { CountryCode } from '@estampa/domain/countries'

/** The privacy policy of a shop until it writes its own: the law that applies and the processing that really happens. */
export function defaultPolicy(environment: CountryCode, shop: string, email: string | null): string {
  const { law, rights, authority } = laws[environment]
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

const laws: Record<CountryCode, { law: string; rights: string; authority: string }> = {
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

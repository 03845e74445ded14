import { type Locale, type Sentence, sentenceIn } from '@estampa/domain/messages'

/**
 * The sentence of a form at a field that was left empty, by the name of the field: it names what is missing. Forms and
 * the server take it from here.
 */
const sentences: Readonly<Record<string, Sentence>> = {
  // who is billed, and who receives
  invoiceKind: { es: 'Elige boleta o factura.', arg: 'Elegí la condición frente al IVA.' },
  document: { es: 'Escribe el RUT.', arg: 'Escribí el DNI, CUIT o CUIL.' },
  taxId: { es: 'Escribe el RUT de la empresa.', arg: 'Escribí el CUIT.' },
  businessName: { es: 'Escribe la razón social.', arg: 'Escribí la razón social.' },
  giro: { es: 'Escribe el giro.', arg: 'Escribí el giro.' },
  name: { es: 'Escribe el nombre.', arg: 'Escribí el nombre.' },
  lastName: { es: 'Escribe el apellido.', arg: 'Escribí el apellido.' },
  phone: { es: 'Escribe el teléfono.', arg: 'Escribí el teléfono.' },
  email: { es: 'Escribe el correo electrónico.', arg: 'Escribí el correo electrónico.' },
  // where it goes
  deliveryMethod: { es: 'Elige cómo recibir el pedido.', arg: 'Elegí cómo recibir el pedido.' },
  province: { es: 'Elige la provincia.', arg: 'Elegí la provincia.' },
  municipality: { es: 'Elige el municipio.', arg: 'Elegí el partido o departamento.' },
  location: { es: 'Elige la localidad.', arg: 'Elegí la localidad.' },
  region: { es: 'Elige la región.', arg: 'Elegí la región.' },
  city: { es: 'Elige la provincia.', arg: 'Elegí la provincia.' },
  comuna: { es: 'Elige la comuna.', arg: 'Elegí la comuna.' },
  postalCode: { es: 'Escribe el código postal.', arg: 'Escribí el código postal.' },
  street: { es: 'Escribe la calle.', arg: 'Escribí la calle.' },
  streetNumber: { es: 'Escribe el número de la calle.', arg: 'Escribí la altura de la calle.' },
  zipping: { es: 'Elige cómo quieres recibir tu pedido.', arg: 'Elegí cómo querés recibir tu pedido.' },
  // how it is paid
  payment: { es: 'Elige cómo vas a pagar.', arg: 'Elegí cómo vas a pagar.' },
  acceptedTerms: {
    es: 'Para comprar tienes que aceptar las condiciones.',
    arg: 'Para comprar tenés que aceptar las condiciones.',
  },
  transferDate: { es: 'Elige la fecha de la transferencia.', arg: 'Elegí la fecha de la transferencia.' },
  chequeDate: { es: 'Elige la fecha de cobro del cheque.', arg: 'Elegí la fecha de cobro del cheque.' },
  reference: { es: 'Escribe el número de operación.', arg: 'Escribí el número de operación.' },
  chequeNumber: { es: 'Escribe el número de cheque.', arg: 'Escribí el número de cheque.' },
  bank: { es: 'Escribe el banco del cheque.', arg: 'Escribí el banco del cheque.' },
  // who goes back on a purchase
  orderNumber: {
    es: 'Escribe el número de pedido o qué compraste.',
    arg: 'Escribí el número de pedido o qué compraste.',
  },
  fullName: { es: 'Escribe tu nombre y apellido.', arg: 'Escribí tu nombre y apellido.' },
}

/** The sentence at an empty field, or undefined for a field that this table does not know. */
export function findMissingFieldSentence(field: unknown, locale: Locale): string | undefined {
  const row = typeof field === 'string' && Object.hasOwn(sentences, field) ? sentences[field] : undefined
  return row && sentenceIn(row, locale)
}

/** The same for a field that a form names: one without a sentence is our mistake. */
export function missingFieldSentence(field: string, locale: Locale): string {
  const sentence = findMissingFieldSentence(field, locale)
  if (!sentence) throw new Error(`an empty field without a sentence: ${field}`)
  return sentence
}

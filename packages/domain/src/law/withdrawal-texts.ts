import type { CountryCode } from '../countries.ts'

/**
 * Texts about the right of withdrawal, before and after the purchase: the same on pages, in mails and in documents.
 * They are the law's of a country, in its Spanish. «Personalizado» is what carries a logo or a design.
 */
export type WithdrawalTexts = {
  /** How the country calls it, as it stands at the foot of every page. */
  readonly name: string
  /** «arrepentimiento», «retracto»: in a sentence. */
  readonly word: string
  readonly right: string
  readonly exception: string
  /** Beside a single line. */
  readonly madeToOrder: string
  /** Above the form with which a purchase is gone back on. */
  readonly invitation: string
  /** The authority that decides where shop and buyer do not agree. */
  readonly complaint: string
}

export const withdrawalTexts: Readonly<Record<CountryCode, WithdrawalTexts>> = {
  ARG: {
    name: 'Botón de arrepentimiento',
    word: 'arrepentimiento',
    right:
      'Podés arrepentirte de la compra dentro de los 10 días corridos desde que recibís el producto, sin dar motivos y sin gastos.',
    exception:
      'Los productos personalizados se hacen según tus especificaciones: salvo que la tienda lo acuerde, su compra no puede revocarse (artículo 1116 inciso a del Código Civil y Comercial y Disposición 954/2025). Si llegan con fallas o distintos de lo aprobado, tu garantía vale igual.',
    madeToOrder: 'Es un producto personalizado: no admite arrepentimiento.',
    invitation:
      'Podés revocar una compra dentro de los 10 días corridos desde que recibís el producto, sin dar motivos y sin gastos. No hace falta tener cuenta ni iniciar sesión.',
    complaint: 'También podés reclamar ante Defensa del Consumidor, en la Ventanilla Única Federal.',
  },
  CL: {
    name: 'Derecho a retracto',
    word: 'retracto',
    right:
      'Puedes ejercer tu derecho a retracto dentro de los 10 días desde que recibes el producto, sin expresar causa.',
    exception:
      'Los productos personalizados se confeccionan según tus especificaciones y no tienen derecho a retracto (artículo 3 bis de la Ley 19.496). Si no cumplen lo que especificaste o llegan con fallas, tus derechos se mantienen.',
    madeToOrder: 'Es un producto personalizado: no admite retracto.',
    invitation:
      'Puedes poner término a una compra dentro de los 10 días desde que recibes el producto, sin expresar causa. No hace falta tener cuenta ni iniciar sesión.',
    complaint: 'También puedes reclamar ante el SERNAC.',
  },
}

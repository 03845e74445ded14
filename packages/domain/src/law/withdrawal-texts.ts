import { messageCatalog } from '../messages.ts'

/**
 * Texts about the right of withdrawal, before and after the purchase: the same on pages, in mails and in documents.
 * «Personalizado» is what carries a logo or a design.
 */
export const withdrawalTexts = messageCatalog({
  es: {
    /** How the country calls it, as it stands at the foot of every page. */
    name: 'Derecho a retracto',
    /** In a sentence. */
    word: 'retracto',
    right:
      'Puedes ejercer tu derecho a retracto dentro de los 10 días desde que recibes el producto, sin expresar causa.',
    exception:
      'Los productos personalizados se confeccionan según tus especificaciones y no tienen derecho a retracto (artículo 3 bis de la Ley 19.496). Si no cumplen lo que especificaste o llegan con fallas, tus derechos se mantienen.',
    /** Beside a single line. */
    madeToOrder: 'Es un producto personalizado: no admite retracto.',
  },
  arg: {
    name: 'Botón de arrepentimiento',
    word: 'arrepentimiento',
    right:
      'Podés arrepentirte de la compra dentro de los 10 días corridos desde que recibís el producto, sin dar motivos y sin gastos.',
    exception:
      'Los productos personalizados se hacen según tus especificaciones: salvo que la tienda lo acuerde, su compra no puede revocarse (artículo 1116 inciso a del Código Civil y Comercial y Disposición 954/2025). Si llegan con fallas o distintos de lo aprobado, tu garantía vale igual.',
    madeToOrder: 'Es un producto personalizado: no admite arrepentimiento.',
  },
})

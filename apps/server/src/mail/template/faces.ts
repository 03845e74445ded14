/**
 * Faces for mails: those of the template where the reader's machine has them, else the nearest that every one has.
 * Names stand without quotes, so that they may stand in a style attribute. Outlook on Windows does not fall back, it takes Times: it gets a face by name.
 */
import type { Typeface } from '@estampa/domain/shops/typefaces'

type MailFace = {
  readonly stack: string
  /** What every Windows has. */
  readonly outlook: string
}

const grotesque = 'Helvetica Neue,Helvetica,Arial,sans-serif'

export const mailFaces: Record<Typeface, MailFace> = {
  figtree: { stack: `Figtree,Segoe UI,Roboto,${grotesque}`, outlook: 'Segoe UI' },
  fraunces: { stack: 'Fraunces,Georgia,Times New Roman,serif', outlook: 'Georgia' },
  'inter-tight': { stack: `Inter Tight,Inter,${grotesque}`, outlook: 'Arial' },
  archivo: { stack: `Archivo,${grotesque}`, outlook: 'Arial' },
  newsreader: { stack: 'Newsreader,Iowan Old Style,Cambria,Georgia,serif', outlook: 'Cambria' },
  jost: { stack: `Jost,Futura,Century Gothic,${grotesque}`, outlook: 'Century Gothic' },
  manrope: { stack: `Manrope,Segoe UI,Roboto,${grotesque}`, outlook: 'Segoe UI' },
  nunito: { stack: 'Nunito,Trebuchet MS,Verdana,sans-serif', outlook: 'Trebuchet MS' },
  bricolage: { stack: `Bricolage Grotesque,Trebuchet MS,${grotesque}`, outlook: 'Trebuchet MS' },
  playfair: { stack: 'Playfair Display,Didot,Georgia,Times New Roman,serif', outlook: 'Georgia' },
}

import type { TemplateId } from '@estampa/domain/shops'
import picture1 from './template-pictures/1.webp'
import picture2 from './template-pictures/2.webp'
import picture3 from './template-pictures/3.webp'
import picture4 from './template-pictures/4.webp'
import picture5 from './template-pictures/5.webp'
import picture6 from './template-pictures/6.webp'
import picture7 from './template-pictures/7.webp'
import picture8 from './template-pictures/8.webp'
import picture9 from './template-pictures/9.webp'
import picture10 from './template-pictures/10.webp'

/** How the home page of each template looks; `npm run template-pictures` takes them of the demo. */
export const templatePictures: Readonly<Record<TemplateId, string>> = {
  1: picture1,
  2: picture2,
  3: picture3,
  4: picture4,
  5: picture5,
  6: picture6,
  7: picture7,
  8: picture8,
  9: picture9,
  10: picture10,
}

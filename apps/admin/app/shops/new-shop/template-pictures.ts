import type { TemplateId } from '@estampa/domain/shops'
import picture1 from './templates/1.webp'
import picture2 from './templates/2.webp'
import picture3 from './templates/3.webp'
import picture4 from './templates/4.webp'
import picture5 from './templates/5.webp'
import picture6 from './templates/6.webp'
import picture7 from './templates/7.webp'
import picture8 from './templates/8.webp'
import picture9 from './templates/9.webp'
import picture10 from './templates/10.webp'

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

import type { Character } from './demo-shop.ts'

const any: readonly [number, number] = [0, 1_000_000]
const all = '/products-list/all'

/** Four shops with a strong character of their own. */
export const giftCharacters: readonly Character[] = [
  {
    id: 7, tenancyName: 'ejecutiva', name: 'Ejecutiva', environment: 'ARG', template: 7, primary: '#1d3557', secondary: '#8aa4bf', profitMultiplier: '1.5', depositPercent: 60,
    legalName: 'Ejecutiva Regalos Empresarios S.A. (demo)', city: 'Ciudad Autónoma de Buenos Aires', street: 'Av. Figurada 700, piso 12', phone: '5491100000007', freeFromArs: 700_000, switches: { withTaxes: false, showComplementaryInformation: true },
    about: '## Regalos empresarios con previsión\n\nTrabajamos con áreas de compras, recursos humanos y protocolo. Presupuestos en el día, facturación A y entregas coordinadas por sucursal.',
    banners: [['Un presupuesto claro, hoy', 'Decinos cantidad y fecha; te respondemos con opciones y boceto.', 'Pedir presupuesto', all, 'banner-desk'], ['Reconocer también es comunicar', 'Escritura, cuero y tecnología grabados con nombre propio.', 'Ver escritura', '/products-list/escritura', 'banner-premium']],
    families: ['office', 'writing', 'technology', 'bottles', 'umbrellas', 'home', 'bags', 'workwear'], costs: [400, 1_000_000], featured: ['carpeta-a4', 'set-escritura', 'mochila-ejecutiva', 'bateria-slim', 'cuaderno-ejecutivo', 'paraguas-golf', 'camisa-oxford', 'botella-acero'],
  },
  {
    id: 8, tenancyName: 'raiz', name: 'Raíz', environment: 'CL', template: 8, primary: '#6b7a3a', secondary: '#c8a878', profitMultiplier: '1.46', depositPercent: 50,
    legalName: 'Raíz Objetos Responsables SpA (demo)', city: 'Valdivia', street: 'Camino Imaginario 45', phone: '56900000008', freeFromArs: 350_000, switches: { withTaxes: true },
    about: '## Primero el material\n\nEn Raíz elegimos por lo que una cosa está hecha y por lo que pasará con ella después. Bambú, corcho, algodón y papel reciclado, con fichas que dicen la verdad.',
    banners: [['Regala algo que vuelve a la tierra', 'Bambú, corcho, papel reciclado y algodón sin blanquear.', 'Ver materiales nobles', '/products-list/eco', 'banner-eco'], ['Menos desechables', 'Botellas y vasos que reemplazan cientos de envases.', 'Ver reutilizables', '/products-list/botellas-y-termos', 'banner-outdoor']],
    families: ['eco', 'bottles', 'drinkware', 'home'], costs: any, featured: ['cuaderno-corcho', 'botella-vidrio-bambu', 'bolsa-algodon', 'remera-organica', 'usb-madera', 'boligrafo-bambu', 'lonchera-bambu', 'bolsa-yute'],
  },
  {
    id: 9, tenancyName: 'festi', name: 'Festi', environment: 'ARG', template: 9, primary: '#d6247f', secondary: '#ffd23f', profitMultiplier: '1.42', depositPercent: 100,
    legalName: 'Festi Eventos S.A.S. (demo)', city: 'La Plata', street: 'Diagonal Inventada 80', phone: '5492210000009', freeFromArs: 300_000, switches: { quotation: true, withTaxes: true },
    about: '## Que se note que estuvieron\n\nHacemos merchandising para festivales, egresados, carreras y cumpleaños de empresas. Colores fuertes, plazos cortos y tiradas chicas.',
    banners: [['Merch que se pelea en la fila', 'Remeras, vasos y pilusos para tu evento, en siete días.', 'Armar mi merch', '/products-list/remeras-y-chombas', 'banner-party'], ['Todo entra en la riñonera', 'Pines, llaveros y bolsas para repartir a manos llenas.', 'Ver chiquitos', '/products-list/llaveros-y-pines', 'banner-party-small']],
    families: ['tops', 'caps', 'keyrings', 'drinkware', 'bags', 'bottles', 'umbrellas'], costs: [0, 16_000], featured: ['piluso', 'remera-dama-v', 'vaso-sorbete', 'rinonera', 'chapita-redonda', 'mochila-cordon', 'gorra-trucker', 'botella-deportiva'],
  },
  {
    id: 10, tenancyName: 'magna', name: 'Magna', environment: 'CL', template: 10, primary: '#b8924a', secondary: '#14130f', profitMultiplier: '1.7', depositPercent: 60,
    legalName: 'Magna Obsequios Limitada (demo)', city: 'Santiago', street: 'Av. Quimera 5000, piso 18', phone: '56900000010', freeFromArs: null, switches: {},
    about: '## Pocas piezas, bien elegidas\n\nMagna cura obsequios para directorios, aniversarios y clientes de toda la vida. Cada pieza se graba, se revisa y se entrega en caja.',
    banners: [['El detalle que queda sobre la mesa', 'Metal, cuero y vidrio grabados, uno a uno.', 'Ver la colección', all, 'banner-premium'], ['Escritura con peso propio', 'Rollers lacados y estuches para firmar lo importante.', 'Ver escritura', '/products-list/escritura', 'banner-premium-drink']],
    families: ['writing', 'office', 'bottles', 'technology', 'home', 'bags', 'umbrellas', 'drinkware', 'keyrings'], costs: [4000, 1_000_000], featured: ['roller-dorado', 'set-escritura', 'carpeta-a4', 'copa-vino', 'tabla-asado', 'bolso-viaje', 'cuaderno-ejecutivo', 'termo-bala'],
  },
]

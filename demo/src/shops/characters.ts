import type { Character } from './demo-shop.ts'

const any: readonly [number, number] = [0, 1_000_000]
const all = '/products-list/all'

/** The two main shops: the whole range, each in the words of its country. */
export const mainCharacters: readonly Character[] = [
  {
    id: 1, tenancyName: 'pampa', name: 'Pampa', environment: 'ARG', template: 1, primary: '#cd995d', secondary: '#3c2f23', profitMultiplier: '1.45', depositPercent: 50,
    legalName: 'Pampa Merchandising S.R.L. (demo)', city: 'Ciudad Autónoma de Buenos Aires', street: 'Av. Demostración 1450, piso 3', phone: '5491100000001', freeFromArs: 450_000, switches: {},
    about: '## Objetos que cuentan quién sos\n\nEn Pampa hacemos regalos empresarios desde un taller propio en Buenos Aires. Elegimos cada producto, lo probamos y recién entonces lo ofrecemos.\n\n- **Boceto en 24 horas** antes de producir.\n- **Talleres propios** de serigrafía, bordado y láser.\n- **Una persona** que sigue tu pedido de punta a punta.',
    banners: [
      ['Tu marca, en la mesa de todos los días', 'Mates, termos y tazas grabados en nuestro taller, desde doce unidades.', 'Ver hogar y mate', '/products-list/hogar-y-mate', 'banner-mate'],
      ['Ropa que tu equipo quiere usar', 'Remeras, chombas y buzos con bordado o serigrafía, del talle 4 al 3XL.', 'Elegir prendas', '/products-list/remeras-y-chombas', 'banner-wear'],
      ['El escritorio también comunica', 'Cuadernos, lapiceras y tecnología para recibir a quienes llegan.', 'Armar un kit', '/products-list/cuadernos-y-oficina', 'banner-desk'],
    ],
    families: [], costs: any, featured: ['mate-calabaza', 'botella-termica-500', 'chomba-pique', 'cuaderno-a5', 'mochila-urbana', 'taza-bicolor', 'termo-matero', 'buzo-capucha'],
  },
  {
    id: 2, tenancyName: 'andina', name: 'Andina', environment: 'CL', template: 2, primary: '#1f4d3a', secondary: '#c9a46a', profitMultiplier: '1.5', depositPercent: 50,
    legalName: 'Andina Regalos Corporativos SpA (demo)', city: 'Santiago', street: 'Av. Ejemplo 2210, oficina 801', phone: '56900000002', freeFromArs: 380_000, switches: {},
    about: '## Regalos con oficio\n\nAndina nace en Santiago para que las empresas regalen menos y mejor. Trabajamos con materiales que duran y con terminaciones hechas a mano.\n\nTe acompañamos desde la idea hasta la entrega en cualquier comuna de Chile, con muestra aprobada por ti antes de producir.',
    banners: [
      ['Hecho para salir de la oficina', 'Botellas, mochilas y abrigo con tu logo, listos para la cordillera.', 'Ver la selección', '/products-list/botellas-y-termos', 'banner-outdoor'],
      ['Prendas que se siguen usando', 'Poleras, polerones y chaquetas con bordado de hilo fino.', 'Descubrir prendas', '/products-list/buzos-y-camperas', 'banner-wear'],
      ['Bienvenidas que se recuerdan', 'Kits de escritorio armados y despachados a cada colaborador.', 'Crear un kit', '/products-list/cuadernos-y-oficina', 'banner-desk'],
    ],
    families: [], costs: any, featured: ['campera-softshell', 'botella-termica-bambu', 'cuaderno-tela', 'mochila-enrollable', 'polar-cierre', 'taza-mate', 'gorra-gabardina', 'bolsa-algodon'],
  },
]

/** Four shops that live from volume and trades. */
export const tradeCharacters: readonly Character[] = [
  {
    id: 3, tenancyName: 'distribuidora', name: 'Distribuidora del Plata', environment: 'ARG', template: 3, primary: '#1f5fbf', secondary: '#f0b323', profitMultiplier: '1.22', depositPercent: 100,
    legalName: 'Distribuidora del Plata S.A. (demo)', city: 'Rosario', street: 'Bv. Muestra 3300', phone: '5493410000003', freeFromArs: 900_000, switches: { usePriceWithoutMinimun: false },
    about: '## Mayoristas para la imprenta y el promocional\n\nStock real, códigos claros y precios por escala. Despachamos en el día lo que se confirma antes de las 13.',
    banners: [['Stock en el día, precio por escala', 'Más de cien artículos listos para estampar, con despacho a todo el país.', 'Ver lista completa', all, 'banner-desk'], ['Escritura desde 100 unidades', 'Lapiceras, lápices y resaltadores con la marca de tu cliente.', 'Ver escritura', '/products-list/escritura', 'banner-drink'], ['Línea textil en todos los talles', 'Remeras y gorras con reposición semanal.', 'Ver textil', '/products-list/remeras-y-chombas', 'banner-wear']],
    families: ['drinkware', 'bottles', 'writing', 'office', 'bags', 'tops', 'caps', 'keyrings', 'technology'], costs: [0, 13_000], featured: ['boligrafo-clic', 'boligrafo-clic-blanco', 'bolsa-compras', 'taza-clasica', 'remera-clasica', 'gorra-trucker', 'cuaderno-espiral', 'lanyard'],
  },
  {
    id: 4, tenancyName: 'ferromarca', name: 'Ferromarca', environment: 'CL', template: 4, primary: '#e8741e', secondary: '#22262b', profitMultiplier: '1.38', depositPercent: 100,
    legalName: 'Ferromarca Limitada (demo)', city: 'Antofagasta', street: 'Av. Prueba 940, barrio industrial', phone: '56900000004', freeFromArs: 600_000, switches: {},
    about: '## Ropa y equipo para quienes hacen\n\nVestimos faenas, talleres y flotas. Costura reforzada, bordado que resiste lavado industrial y tallas para todo el equipo.',
    banners: [['Equipa a tu cuadrilla completa', 'Ropa de trabajo, abrigo y termos con la marca de tu empresa.', 'Ver ropa de trabajo', '/products-list/camisas-y-trabajo', 'banner-wear'], ['Termos que aguantan el turno', 'Acero de doble pared grabado con láser.', 'Ver termos', '/products-list/botellas-y-termos', 'banner-outdoor']],
    families: ['workwear', 'warm', 'caps', 'bottles', 'technology', 'bags', 'tops'], costs: any, featured: ['camisa-trabajo', 'pantalon-cargo', 'polar-cierre', 'termo-comida', 'chaleco-softshell', 'gorra-clasica', 'delantal-lona', 'mochila-urbana'],
  },
  {
    id: 5, tenancyName: 'imprenta', name: 'Imprenta Rivera', environment: 'ARG', template: 5, primary: '#a8322d', secondary: '#1e1b18', profitMultiplier: '1.4', depositPercent: 50,
    legalName: 'Rivera Impresores S.R.L. (demo)', city: 'Córdoba', street: 'Calle del Ensayo 512', phone: '5493510000005', freeFromArs: null, switches: {},
    about: '## Tinta, papel y objetos\n\nImprimimos desde hace tres generaciones. Hoy, además de papel, estampamos cuadernos, tazas y prendas con el mismo cuidado por el color.',
    banners: [['El catálogo, de la A a la Z', 'Cuadernos, escritura y objetos impresos con color controlado.', 'Abrir el catálogo', all, 'banner-desk'], ['Tazas que se leen bien', 'Sublimación y tampografía sin mínimos imposibles.', 'Ver tazas', '/products-list/tazas-y-vasos', 'banner-drink']],
    families: ['office', 'writing', 'drinkware', 'tops', 'keyrings', 'bags'], costs: [0, 20_000], featured: ['cuaderno-kraft', 'cuaderno-corcho', 'lapiz-natural', 'taza-bicolor', 'calendario-escritorio', 'bolsa-algodon', 'remera-organica', 'notas-adhesivas'],
  },
  {
    id: 6, tenancyName: 'hilo', name: 'Hilo', environment: 'CL', template: 6, primary: '#3a3f95', secondary: '#e7d7c1', profitMultiplier: '1.48', depositPercent: 50,
    legalName: 'Hilo Textil SpA (demo)', city: 'Valparaíso', street: 'Pasaje Modelo 77', phone: '56900000006', freeFromArs: 420_000, switches: {},
    about: '## Vestir a un equipo es un diseño\n\nHilo es un taller textil. Cortamos, bordamos y estampamos prendas pensadas para durar, con tallas reales y colores que combinan entre sí.',
    banners: [['La polera que se queda en el clóset', 'Algodón peinado, cortes de hoy y estampado que no se agrieta.', 'Ver poleras', '/products-list/remeras-y-chombas', 'banner-wear'], ['Abrigo para todo el equipo', 'Polerones, polares y chaquetas en la misma paleta.', 'Ver abrigo', '/products-list/buzos-y-camperas', 'banner-warm']],
    families: ['tops', 'warm', 'workwear', 'caps', 'bags'], costs: any, featured: ['remera-oversize', 'buzo-oversize', 'remera-organica', 'chomba-premium', 'campera-inflable', 'buzo-capucha', 'gorro-lana', 'bolsa-algodon-color'],
  },
]

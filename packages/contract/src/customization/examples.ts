export const picture = {
  id: '6b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e',
  name: 'logo-bodega-del-sur.svg',
  url: '/files/6b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e?expires=1795222800&signature=Zk2r',
  preview_url: '/files/6b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e?size=320&expires=1795222800&signature=q81d',
  width: 1_200,
  height: 600,
  isVector: true,
  colours: ['#7a1a2c', '#ffffff'],
  drawing_url: null,
  facts: {
    hasAlpha: false,
    isPhoto: false,
    flatBackground: '#ffffff',
    thinnestLine: 0.012,
    isBlank: false,
  },
  made_from: null,
  page: null,
  pages: null,
  inks: [{ hex: '#7a1a2c', name: 'PANTONE 7421 C' }],
}

export const printingTypesExample = {
  takes: { Filtro: 'serigrafia', PaginaActual: '1' },
  gives: {
    items: [
      {
        id: 4,
        key: 'screen_printing',
        name: 'Serigrafía',
        description: 'Tinta pasada por una malla, un color por vez. Rinde en cantidades grandes.',
        pricing: 'colour' as const,
        minUnitsForPrinting: 50,
        customizationUnderMinimumExtraCost: 12_500,
        maxColours: 4,
        max_width_centimeters: 30,
        max_height_centimeters: 40,
        least_line_millimeters: 0.35,
        least_letter_millimeters: 2,
        productionDays: 4,
      },
    ],
    totalCount: 1,
    total_pages: 1,
  },
}

export const printingTypesConfigExample = {
  takes: {},
  gives: {
    minDPI: 72,
    warnDPI: 150,
    maxUploadBytes: 10_485_760,
    acceptedTypes: ['image/png', 'image/jpeg', 'image/svg+xml', 'application/pdf', '.ai'],
    threadPalette: [
      { name: 'Blanco', number: '0015', hex: '#ffffff' },
      { name: 'Azul marino', number: '3353', hex: '#202a65' },
    ],
    maxViews: 12,
    maxElements: 100,
    maxLetters: 300,
    maxInstructions: 300,
    least_element_millimeters: 0.5,
    textSizes: { min: 1.5, max: 400 },
  },
}

export const uploadLogosExample = { takes: { page: '1' }, gives: [picture] }
export const uploadDesignExample = { takes: { name: 'Taza con logo al frente' }, gives: picture }
export const userLogosExample = { takes: { limit: '8' }, gives: [picture] }
export const pictureExample = { takes: { id: picture.id }, gives: picture }

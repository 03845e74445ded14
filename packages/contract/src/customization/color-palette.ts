import { z } from 'zod'

/** `number` is the thread maker's; inks and vinyls have none. */
const PaletteColor = z.object({ name: z.string(), number: z.string().optional(), hex: z.string() })

/** Colors by the kind of technique that applies them, with the techniques of the shop of that kind. */
export const ColorPalette = z.array(
  z.object({
    kind: z.enum(['thread', 'ink', 'vinyl']),
    title: z.string(),
    printing_types: z.array(z.object({ id: z.int(), key: z.string(), name: z.string() })),
    colours: z.array(PaletteColor),
  }),
)

export const colorPaletteExample = {
  takes: {},
  gives: [
    {
      kind: 'thread' as const,
      title: 'Hilos de bordado',
      printing_types: [{ id: 3, key: 'embroidery', name: 'Bordado' }],
      colours: [
        { name: 'Blanco', number: '0015', hex: '#ffffff' },
        { name: 'Azul marino', number: '3353', hex: '#202a65' },
      ],
    },
    {
      kind: 'ink' as const,
      title: 'Tintas planas',
      printing_types: [{ id: 1, key: 'screen_printing', name: 'Serigrafía' }],
      colours: [{ name: 'Rojo bandera', hex: '#d0202e' }],
    },
  ],
}

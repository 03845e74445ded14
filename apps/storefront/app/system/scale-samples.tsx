import { SampleRow, SampleSection } from './sample-section.tsx'

const titles = ['text-96', 'text-64', 'text-48', 'text-36', 'text-28', 'text-22']
const texts = ['text-18', 'text-16', 'text-14', 'text-12']
const colors = [
  ['bg-paper', 'Papel'],
  ['bg-wash', 'Velo'],
  ['bg-line', 'Línea'],
  ['bg-line-strong', 'Borde'],
  ['bg-ink-faint', 'Tinta tenue'],
  ['bg-ink-soft', 'Tinta suave'],
  ['bg-ink', 'Tinta'],
  ['bg-brand', 'Marca'],
  ['bg-brand-strong', 'Marca fuerte'],
  ['bg-brand-ink', 'Marca en texto'],
  ['bg-brand-wash', 'Velo de marca'],
  ['bg-success', 'Bien'],
  ['bg-warning', 'Atención'],
  ['bg-error', 'Error'],
] as const
const shapes = [
  ['rounded-small', 'Chico'],
  ['rounded-base', 'Base'],
  ['rounded-large', 'Grande'],
  ['rounded-pill', 'Píldora'],
  ['rounded-base shadow-lifted', 'Con sombra'],
  ['rounded-base shadow-floating', 'Flotante'],
] as const

export function TextSamples() {
  return (
    <SampleSection title="Letra">
      <div className="grid gap-4">
        {titles.map((size) => (
          <p key={size} className={`${size} font-display font-(--title-weight) tracking-tight`}>
            Con tu logo
          </p>
        ))}
      </div>
      <div className="grid gap-2">
        {texts.map((size) => (
          <p key={size} className={`${size} max-w-reading`}>
            Tazas, cuadernos y botellas con tu logo, desde 50 unidades, con el precio a la vista: 0123456789.
          </p>
        ))}
      </div>
    </SampleSection>
  )
}

export function ColorSamples() {
  return (
    <SampleSection title="Color y forma">
      <ul className="grid grid-fill-34 gap-4">
        {colors.map(([color, name]) => (
          <li key={color} className="text-14">
            <span className={`mb-2 block h-16 rounded-base border border-line ${color}`} />
            {name}
          </li>
        ))}
      </ul>
      <SampleRow title="Formas y sombras">
        {shapes.map(([shape, name]) => (
          <span
            key={shape}
            className={`grid h-20 w-36 place-items-center border border-line bg-paper text-14 ${shape}`}
          >
            {name}
          </span>
        ))}
      </SampleRow>
    </SampleSection>
  )
}

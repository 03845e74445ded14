type LogoGroundProps = { src: string | null; name: string; label: string; isDark?: boolean }

/** A logo as it stands on light or on dark; without one, the name of the shop. */
export function LogoGround({ src, name, label, isDark = false }: LogoGroundProps) {
  return (
    <figure className="logo-ground" data-dark={isDark || undefined}>
      {src ? <img src={src} alt="" /> : <span className="truncate font-bold">{name}</span>}
      <figcaption>{label}</figcaption>
    </figure>
  )
}

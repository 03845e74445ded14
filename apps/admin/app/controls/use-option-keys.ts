import { type KeyboardEvent, useState } from 'react'

/** The option of a list under a field that the keys are at: arrows go through the list in a circle, Enter takes it. */
export function useOptionKeys<Option>(options: readonly Option[], onChoose: (option: Option) => void) {
  const [active, setActive] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = options[active]
    if (step) {
      event.preventDefault()
      setActive((active + step + options.length) % Math.max(1, options.length))
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      onChoose(chosen)
    }
  }
  return { active, onKeyDown, restart: () => setActive(0) }
}

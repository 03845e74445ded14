/** Panels are drawn a moment after they are opened: about a second, on a slow machine longer. */
const MOST_FRAMES = 60

/**
 * Puts the caret into the field of the chosen text once it is drawn, with all of it selected: what is typed replaces it.
 * The field stands in a panel or in the column for properties, whichever the window has room for.
 */
export function typeIntoText(): void {
  whenDrawn<HTMLTextAreaElement>('[data-text-field]', (field) => {
    field.focus()
    field.select()
  })
}

/** The focus goes where a picture is chosen, from a button that is gone once there is one. */
export function focusPictureField(): void {
  whenDrawn<HTMLInputElement>('[data-picture-field]', (field) => field.focus({ preventScroll: true }))
}

/** Two frames at least: what was pressed is handled and the element that it makes is chosen. */
function whenDrawn<Field extends HTMLElement>(
  selector: string,
  then: (field: Field) => void,
  frame = 0,
): void {
  requestAnimationFrame(() => {
    const field = [...document.querySelectorAll<Field>(selector)].find((one) => one.offsetParent !== null)
    if (field && frame > 0) then(field)
    else if (frame < MOST_FRAMES) whenDrawn(selector, then, frame + 1)
  })
}

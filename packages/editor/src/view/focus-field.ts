/** Panels are drawn a moment after they are opened: about a second, on a slow machine longer. */
const MAX_FRAMES = 60

/**
 * Puts the caret into the field of the selected text once it is drawn, with all of it selected: what is typed replaces it.
 * The field stands in a panel or in the column for properties, whichever the window has room for.
 */
export function typeIntoText(): void {
  whenDrawn<HTMLTextAreaElement>('[data-text-field]', (field) => {
    field.focus()
    field.select()
  })
}

/** The focus goes where a picture is selected, from a button that is gone once there is one. */
export function focusPictureField(): void {
  whenDrawn<HTMLInputElement>('[data-picture-field]', (field) => field.focus({ preventScroll: true }))
}

/** Waits two frames at least: by then the press is handled and the new element is selected. */
function whenDrawn<Field extends HTMLElement>(
  selector: string,
  then: (field: Field) => void,
  frame = 0,
): void {
  requestAnimationFrame(() => {
    const field = [...document.querySelectorAll<Field>(selector)].find((one) => one.offsetParent !== null)
    if (field && frame > 0) then(field)
    else if (frame < MAX_FRAMES) whenDrawn(selector, then, frame + 1)
  })
}

/**
 * Puts the caret into the field of the chosen text once it is drawn, with all of it selected: what is typed replaces it.
 * The field stands in a panel or in the column for properties, whichever the window has room for.
 */
export function typeIntoText(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const fields = [...document.querySelectorAll<HTMLTextAreaElement>('[data-text-field]')]
      const field = fields.find((one) => one.offsetParent !== null)
      field?.focus()
      field?.select()
    }),
  )
}

/**
 * Numbers in sentences, the same in every locale. No formatter of the browser is asked: making the first one takes a
 * slow phone 40 ms.
 */

/** «7,5»: with so many digits after the comma at most, and without dots. */
export function decimal(value: number, places = 1): string {
  return String(Math.round(value * 10 ** places) / 10 ** places).replace('.', ',')
}

/** «12.345.678», «1.234,56»: puts the dots into a number of no more than three digits after its comma. */
export const groupDigits = (text: string): string => text.replace(/\B(?=(\d{3})+(?!\d))/g, '.')

/** «1.250», «7,5». */
export const numberText = (value: number): string => groupDigits(decimal(value, 3))

/** «1 unidad», «1.250 unidades». */
export function counted(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}

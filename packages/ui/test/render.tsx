import axe from 'axe-core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

// React applies what a press or a key changed before `act` returns
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Puts a component on a page of its own, which goes with the test. There is no style sheet: pieces of a name touch. */
export async function show(node: ReactNode): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  onTestFinished(() => {
    act(() => root.unmount())
    document.body.replaceChildren()
  })
  await act(async () => root.render(node))
}

/** The page as a screen reader has it: `button «Cerrar»`, `checkbox «Con stock» checked`. */
export function outline(): string[] {
  return onTree(() =>
    [...document.querySelectorAll<HTMLElement>('*')].flatMap((element) => spoken(element) ?? []),
  )
}

/** The text of the page without what is hidden from a screen reader. */
export function spokenText(): string {
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[hidden],[aria-hidden="true"]')) hidden.remove()
  return copy.textContent
}

/** The one element of a role and a name. */
export function find(role: string, name: string): HTMLElement {
  const found = onTree(() =>
    [...document.querySelectorAll<HTMLElement>('*')].filter(
      (element) => isSpoken(element) && roleOf(element) === role && nameOf(element) === name,
    ),
  )
  if (found.length !== 1 || !found[0])
    throw new Error(`${found.length} of ${role} «${name}» in ${outline().join(', ')}`)
  return found[0]
}

export async function press(element: HTMLElement): Promise<void> {
  await reach(element)
  await act(async () => element.click())
}

/** Moves the focus there, as Tab does. */
export async function reach(element: HTMLElement): Promise<void> {
  await act(async () => element.focus())
}

/** Whether the key keeps its usual work. */
export function pressKey(element: HTMLElement, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => void element.dispatchEvent(event))
  return !event.defaultPrevented
}

/** Replaces what a field holds, as typing does: React looks at the setter of the element. */
export function type(field: HTMLElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  act(() => {
    field.focus()
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function onTree<Result>(read: () => Result): Result {
  axe.setup(document.documentElement)
  try {
    return read()
  } finally {
    axe.teardown()
  }
}

const silent = new Set([
  'document',
  'main',
  'none',
  'presentation',
  'generic',
  'paragraph',
  'listitem',
  'list',
  'term',
])

function spoken(element: HTMLElement): string | undefined {
  const role = roleOf(element)
  if (!role || silent.has(role) || !isSpoken(element)) return undefined
  return [role, `«${nameOf(element)}»`, ...statesOf(element)].join(' ')
}

function isSpoken(element: HTMLElement): boolean {
  return document.body.contains(element) && !element.closest('[hidden],[aria-hidden="true"]')
}

/** The library has it and its types leave it out. */
function roleOf(element: Element): string | null {
  return (axe.commons.aria as unknown as { getRole(of: Element): string | null }).getRole(element)
}

function nameOf(element: Element): string {
  return axe.commons.text.accessibleText(element)
}

const selectors: Readonly<Record<string, readonly string[]>> = {
  checked: ['input:checked'],
  selected: ['option:checked'],
  disabled: [':disabled'],
  required: [':required'],
}

/** `aria-checked="true"` and a ticked box are both «checked»; what is false is left out, unless it can be opened. */
function statesOf(element: HTMLElement): string[] {
  const names = [
    'checked',
    'selected',
    'current',
    'invalid',
    'required',
    'busy',
    'disabled',
    'expanded',
    'valuenow',
  ]
  return names.flatMap((name) => {
    const isNative = selectors[name]?.some((selector) => element.matches(selector))
    const value = element.getAttribute(`aria-${name}`) ?? (isNative ? 'true' : null)
    if (value === null || (value === 'false' && name !== 'expanded')) return []
    return value === 'true' ? [name] : [`${name}=${value}`]
  })
}

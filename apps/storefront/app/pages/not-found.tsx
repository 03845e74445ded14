import { notFound } from '../loaders.ts'

/** Every address of a shop that no page answers. */
export function loader(): null {
  throw notFound()
}

export default function Nothing() {
  return null
}

import type { Client } from '@estampa/contract/client'
import { isFailure } from '@estampa/web/failures'
import { data, type RouterContextProvider } from 'react-router'
import { pageServices } from './page-context.ts'

/** The API for a loader: `const { items } = await apiOf(context).catalog.getProductsList({ page: 2 })`. */
export function getApi(context: Readonly<RouterContextProvider>): Client {
  return context.get(pageServices).api
}

/** The not-found page, with status 404. `throw notFound()` in a loader, also for parameters that make no sense. */
export function notFound() {
  return data(null, { status: 404, statusText: 'This page could not be found' })
}

/** Waits for an answer; what the API does not know (404) or cannot read (400) is the not-found page. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (isFailure(error) && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}

import { showError } from '@estampa/web/notices'
import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router'
import { adminApi } from './api.ts'

/** Ends the session and forgets what was read with it. */
export async function signOutHere(queries: QueryClient, navigate: NavigateFunction): Promise<void> {
  try {
    await adminApi.signOut({})
    await navigate('/auth')
    queries.clear()
  } catch (error) {
    showError(error)
  }
}

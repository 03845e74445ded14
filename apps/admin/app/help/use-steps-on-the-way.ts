import { useStore } from '@estampa/web/state'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '../session/account.ts'
import { stepOfPage } from './first-steps.ts'
import { officeDialog } from './office-dialog.ts'
import { rememberStep } from './step-memory.ts'

/** Remembers the first steps that somebody takes in passing, without having come from their list. */
export function useStepsOnTheWay(): void {
  const { person } = useAccount()
  const { pathname } = useLocation()
  const open = useStore(officeDialog)
  const visited = stepOfPage(pathname)
  useEffect(() => {
    if (visited) rememberStep(person.id, visited)
  }, [visited, person.id])
  useEffect(() => {
    if (open) rememberStep(person.id, open === 'finder' ? 'find' : 'keys')
  }, [open, person.id])
}

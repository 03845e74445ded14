import { JobScreen } from '../production/job-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/job'

export default function JobPage({ params }: Route.ComponentProps) {
  const isNumber = /^[1-9]\d{0,8}$/.test(params.number)
  if (!isNumber) return <NotFoundScreen />
  return (
    <Allowed to="production.view">
      <JobScreen key={params.number} number={Number(params.number)} />
    </Allowed>
  )
}

import { Allowed } from '../shell/allowed.tsx'
import { PeopleScreen } from '../staff/people-screen.tsx'

export default function PeoplePage() {
  return (
    <Allowed to="people.view">
      <PeopleScreen />
    </Allowed>
  )
}

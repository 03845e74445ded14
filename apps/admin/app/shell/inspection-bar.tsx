import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { inspectionMessages } from '../messages/inspection.ts'
import { accountKey, useShop } from '../session/account.ts'
import { operatorApi } from '../session/api.ts'

/** Says to an operator that they only look, and until when; nobody else sees it. */
export function InspectionBar() {
  const t = useMessages(inspectionMessages)
  const { shop, name, inspectedUntil } = useShop()
  const queries = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (inspectedUntil === null) return
    const left = Math.max(0, Date.parse(inspectedUntil) - Date.now())
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: accountKey }), left + 1_000)
    return () => clearTimeout(timer)
  }, [inspectedUntil, queries])
  if (inspectedUntil === null) return null
  const leave = async () => {
    try {
      await operatorApi.endInspection({})
      await navigate(`/operator/${shop}`)
      await queries.invalidateQueries({ queryKey: accountKey })
    } catch (error) {
      showError(error)
    }
  }
  return (
    <div className="inspection-bar">
      <p>{t.bar(name, clock(inspectedUntil))}</p>
      <button
        type="button"
        className="min-h-9 font-semibold underline underline-offset-4"
        onClick={() => void leave()}
      >
        {t.leave}
      </button>
    </div>
  )
}

/** In the time of whoever looks: «14:20». */
function clock(iso: string): string {
  const at = new Date(iso)
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

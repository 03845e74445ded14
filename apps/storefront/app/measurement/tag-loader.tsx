import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { consentMessages } from '../messages/consent.ts'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'
import { useMeasurementConsent } from './consent.ts'
import { loadTags } from './load-tags.ts'
import { tagCodes } from './tags.ts'

/** After the theme and the page itself. */
const APPLIED_AFTER_MS = 800

/** Measuring scripts of the shop: only with a code, only after consent, never on pages marked private. */
export function Tags() {
  const [consent, answer] = useMeasurementConsent()
  const codes = tagCodes(useShopConfig())
  const hasTags = Object.values(codes).some(Boolean)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes are strings made anew on every render
  useEffect(() => {
    if (!hasTags || consent !== 'given') return
    const timer = setTimeout(() => loadTags(codes), APPLIED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hasTags, consent])
  return hasTags && consent === 'asked' ? <ConsentBar onAnswer={answer} /> : null
}

function ConsentBar({ onAnswer }: { onAnswer: (given: boolean) => void }) {
  const t = useMessages(consentMessages)
  const path = useShopPath()
  return (
    <section
      aria-label={t.title}
      className="short:static short:my-4 fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-190 animate-rise flex-wrap items-center gap-4 rounded-base border border-line bg-paper p-4 shadow-floating"
    >
      <p className="min-w-60 flex-1 text-14">
        {t.text}{' '}
        <Link to={path('/policy')} className="underline underline-offset-4">
          {t.policy}
        </Link>
      </p>
      <div className="flex gap-2">
        <Button variant="second" size="small" onClick={() => onAnswer(false)}>
          {t.refuse}
        </Button>
        <Button variant="second" size="small" onClick={() => onAnswer(true)}>
          {t.accept}
        </Button>
      </div>
    </section>
  )
}

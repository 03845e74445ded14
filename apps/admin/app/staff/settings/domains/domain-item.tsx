import { Badge } from '@estampa/ui/badge'
import { Button } from '@estampa/ui/button'
import { dateText, shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { StateDot, type StateTone } from '../../../controls/state-dot.tsx'
import { domainMessages } from '../../../messages/domains.ts'
import { useShop } from '../../../session/account.ts'
import { DomainSteps } from './domain-steps.tsx'
import { isSettled, type ShopDomain, type ShopDomains, useCheckDomain } from './use-domains.ts'

const tones: Record<ShopDomain['state'], StateTone> = {
  waiting: 'waiting',
  ready: 'done',
  failing: 'trouble',
  released: 'trouble',
}

type DomainItemProps = {
  domain: ShopDomain
  target: ShopDomains['target']
  mayChange: boolean
  onMain: () => void
  onRemove: () => void
}

/** One domain: its state, what is left to do for it, and what may be done with it. */
export function DomainItem({ domain, target, mayChange, onMain, onRemove }: DomainItemProps) {
  const t = useMessages(domainMessages)
  const { title, state, isMain, proof } = domain
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold break-all">{title}</h3>
        {isMain && <Badge theme="brand">{t.main}</Badge>}
        <StateDot tone={tones[state]}>{t.states[state]}</StateDot>
      </div>
      {!proof && <p className="text-13 text-ink-soft">{t.given}</p>}
      <DomainTrouble domain={domain} />
      {proof && !isSettled(domain) && <DomainSteps domain={domain} proof={proof} target={target} />}
      {mayChange && <DomainButtons domain={domain} onMain={onMain} onRemove={onRemove} />}
      {proof && isSettled(domain) && (
        <details className="mt-2">
          <summary className="cursor-pointer text-13 text-ink-soft">{t.records}</summary>
          <DomainSteps domain={domain} proof={proof} target={target} />
        </details>
      )}
    </li>
  )
}

function DomainTrouble({ domain: { state, proof } }: { domain: ShopDomain }) {
  const t = useMessages(domainMessages)
  const { environment } = useShop()
  if (state === 'released')
    return <p className="mt-2 rounded-base bg-error-wash px-3 py-2 text-13">{t.released}</p>
  if (state !== 'failing' || !proof?.releasedAt) return null
  return (
    <p className="mt-2 rounded-base bg-warning-wash px-3 py-2 text-13">
      {t.failing(dateText(proof.releasedAt, environment))}
    </p>
  )
}

type DomainButtonsProps = Pick<DomainItemProps, 'domain' | 'onMain' | 'onRemove'>

function DomainButtons({ domain, onMain, onRemove }: DomainButtonsProps) {
  const t = useMessages(domainMessages)
  const { environment } = useShop()
  const { title, host, state, isMain, proof } = domain
  const check = useCheckDomain(host, t.proved)
  const mayLead = !isMain && (state === 'ready' || state === 'failing')
  return (
    <div className={clsx('mt-3 flex flex-wrap items-center gap-2', proof && !isSettled(domain) && 'sm:ml-9')}>
      {mayLead && (
        <Button
          size="small"
          variant={isSettled(domain) ? 'main' : 'second'}
          aria-label={t.make_main_of(title)}
          onClick={onMain}
        >
          {t.make_main}
        </Button>
      )}
      {mayLead && (
        <Button asChild size="small" variant="quiet">
          <a
            href={domain.address}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t.open}: ${title} (${t.opened_in})`}
          >
            {t.open}
          </a>
        </Button>
      )}
      {proof && (
        <>
          <Button
            size="small"
            variant={state === 'ready' ? 'second' : 'main'}
            aria-label={t.check_of(title)}
            isBusy={check.isPending}
            onClick={() => check.mutate()}
          >
            {t.check}
          </Button>
          <Button size="small" variant="quiet" aria-label={t.remove_of(title)} onClick={onRemove}>
            {t.remove}
          </Button>
        </>
      )}
      {proof?.checkedAt && (
        <span className="text-13 text-ink-faint">
          {t.checked(shortMomentText(proof.checkedAt, environment))}
        </span>
      )}
    </div>
  )
}

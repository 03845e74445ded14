import { nameInZone, zoneOf } from '@estampa/domain/shops/domains'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../controls/copy-button.tsx'
import { StateDot } from '../../../controls/state-dot.tsx'
import { domainMessages } from '../../../messages/domains.ts'
import type { ShopDomain, ShopDomains } from './use-domains.ts'

type Proof = NonNullable<ShopDomain['proof']>
type DomainStepsProps = { domain: ShopDomain; proof: Proof; target: ShopDomains['target'] }
type DnsRecord = { type: string; name: string; value: string }

/** What is to be written into DNS, record by record, and what was found of it. */
export function DomainSteps({ domain, proof, target }: DomainStepsProps) {
  const t = useMessages(domainMessages)
  const { host, state, isMain } = domain
  const isProved = state === 'ready' || state === 'failing'
  const isRoot = host === zoneOf(host)
  return (
    <ol className="domain-steps" aria-label={t.steps}>
      <Step number={1} title={t.prove_title} text={t.prove_text}>
        <RecordTable host={host} records={[{ type: 'TXT', name: proof.name, value: proof.text }]} />
        <div role="status" className="mt-2 text-13">
          {proof.problem && (
            <p className="max-w-160 rounded-base bg-warning-wash px-3 py-2">{t.problems[proof.problem]}</p>
          )}
          {!proof.problem && isProved && <StateDot tone="done">{t.proved}</StateDot>}
        </div>
      </Step>
      <Step number={2} title={t.point_title} text={isRoot ? t.point_root : t.point_sub}>
        <RecordTable host={host} records={pointingRecords(host, isRoot, target)} />
        {proof.pointsHere !== null && (
          <p className="mt-2 text-13">
            <StateDot tone={proof.pointsHere ? 'done' : 'waiting'}>
              {proof.pointsHere ? t.point_ok : t.point_not}
            </StateDot>
          </p>
        )}
      </Step>
      {!isMain && <Step number={3} title={t.use_title} text={t.use_text} />}
    </ol>
  )
}

type StepProps = { number: number; title: string; text: string; children?: ReactNode }

function Step({ number, title, text, children }: StepProps) {
  return (
    <li>
      <span aria-hidden="true" className="domain-step-number">
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <h4 className="font-medium">{title}</h4>
        <p className="max-w-reading text-13 text-ink-soft">{text}</p>
        {children}
      </div>
    </li>
  )
}

/** A name under a domain is an alias; the domain itself may be none, and has addresses. */
function pointingRecords(
  host: string,
  isRoot: boolean,
  { host: value, addresses }: ShopDomains['target'],
): DnsRecord[] {
  const isName = !addresses.includes(value)
  if (isName && !isRoot) return [{ type: 'CNAME', name: host, value }]
  const own = addresses.map((one) => ({ type: one.includes(':') ? 'AAAA' : 'A', name: host, value: one }))
  return isName ? [{ type: 'ALIAS', name: host, value }, ...own] : own
}

function RecordTable({ host, records }: { host: string; records: readonly DnsRecord[] }) {
  const t = useMessages(domainMessages)
  const short = nameInZone(records[0]?.name ?? host, host)
  return (
    <>
      {records.map(({ type, name, value }) => (
        <dl key={`${type} ${value}`} className="domain-record">
          <dt>{t.type}</dt>
          <dd>
            <code>{type}</code>
          </dd>
          <dt>{t.name}</dt>
          <dd>
            <code>{name}</code>
            <CopyButton text={name} about={`${t.name} ${type}`} />
          </dd>
          <dt>{t.value}</dt>
          <dd>
            <code>{value}</code>
            <CopyButton text={value} about={`${t.value} ${type}`} />
          </dd>
        </dl>
      ))}
      <p className="mt-1 text-13 text-ink-soft">
        {t.short_name('')}
        <code>{short}</code>.
      </p>
    </>
  )
}

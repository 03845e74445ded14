import { Icon, type IconName } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Popup } from '@estampa/ui/popup'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { type KeyboardEvent, useState } from 'react'
import { StateDot } from '../../controls/state-dot.tsx'
import { proofDeskMessages } from '../../messages/proofs.ts'
import { useShop } from '../../session/account.ts'
import type { StaffOrder } from '../order-types.ts'
import { type ComparedSide, newestPair, stepPair } from './compared-pair.ts'
import type { Proof } from './proof.ts'
import { type ProofZoom, wholePicture, zoomBy } from './proof-zoom.ts'
import { useProofState } from './use-proof-state.ts'
import { ZoomablePicture } from './zoomable-picture.tsx'

const sides = ['left', 'right'] as const
const STEP = 1.5

/** Two proofs of an order next to each other, on a phone under each other: both show the same part, as near. */
export function CompareProofs({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useMessages(proofDeskMessages)
  const { proofs } = order.order
  const count = proofs.length
  const [pair, setPair] = useState(() => newestPair(count))
  const [zoom, setZoom] = useState(wholePicture)
  const stepped = (side: ComparedSide, by: 1 | -1) => stepPair(pair, side, { by, count })
  const step = (side: ComparedSide, by: 1 | -1) => setPair(stepped(side, by) ?? pair)
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined
    const zoomed = zoomByKey(zoom, event.key)
    if (by) step(sideOf(event.target), by)
    if (zoomed) setZoom(zoomed)
    if (by || zoomed) event.preventDefault()
  }
  return (
    <Popup
      open
      wide="screen"
      title={t.compare_title}
      close={t.close}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that bubble from the buttons inside */}
      <div onKeyDown={pressKey}>
        <ZoomBar zoom={zoom} onZoom={setZoom} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {sides.map((side) => {
            const proof = proofs[pair[side] - 1]
            return (
              <div key={side} data-side={side} className="min-w-0">
                <div className="mb-2 flex min-h-9 items-center gap-1">
                  {proof && <ProofName proof={proof} order={order} />}
                  {count > 2 &&
                    ([-1, 1] as const).map((by) => (
                      <ToolButton
                        key={by}
                        label={(by < 0 ? t.earlier : t.later)(t[side])}
                        icon={by < 0 ? 'chevron-left' : 'chevron-right'}
                        isOver={!stepped(side, by)}
                        onPress={() => step(side, by)}
                      />
                    ))}
                </div>
                {proof && <ComparedProof proof={proof} zoom={zoom} onZoom={setZoom} />}
              </div>
            )
          })}
        </div>
      </div>
    </Popup>
  )
}

/** Keys act on the side that has the focus, else on the newer proof. */
function sideOf(target: EventTarget): ComparedSide {
  return target instanceof Element && target.closest('[data-side=left]') ? 'left' : 'right'
}

function zoomByKey(zoom: ProofZoom, key: string): ProofZoom | undefined {
  if (key === '+') return zoomBy(zoom, STEP)
  if (key === '-') return zoomBy(zoom, 1 / STEP)
  return key === '0' ? wholePicture : undefined
}

type ZoomProps = { zoom: ProofZoom; onZoom: (zoom: ProofZoom) => void }

function ZoomBar({ zoom, onZoom }: ZoomProps) {
  const t = useMessages(proofDeskMessages)
  const isWhole = zoom.scale === 1
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p className="text-12 text-ink-faint max-sm:hidden pointer-coarse:hidden">{t.compare_keys}</p>
      <div className="ml-auto flex">
        <ToolButton
          label={t.farther}
          icon="zoom-out"
          isOver={isWhole}
          onPress={() => onZoom(zoomBy(zoom, 1 / STEP))}
        />
        <ToolButton
          label={t.closer}
          icon="zoom-in"
          isOver={false}
          onPress={() => onZoom(zoomBy(zoom, STEP))}
        />
      </div>
    </div>
  )
}

type ToolButtonProps = {
  label: string
  icon: IconName
  /** It goes no further. */
  isOver: boolean
  onPress: () => void
}

/** At its end it keeps the focus, which a disabled button would lose. */
function ToolButton({ label, icon, isOver, onPress }: ToolButtonProps) {
  return (
    <IconButton label={label} aria-disabled={isOver || undefined} onClick={onPress}>
      <Icon name={icon} size={20} />
    </IconButton>
  )
}

function ProofName({ proof, order }: { proof: Proof; order: StaffOrder }) {
  const t = useMessages(proofDeskMessages)
  const state = useProofState(order)(proof)
  return (
    <p className="flex flex-1 flex-wrap items-center gap-x-4 text-13" aria-live="polite">
      <span className="text-14 font-semibold">{t.proof(proof.number)}</span>
      {state && <StateDot tone={state.tone}>{state.text}</StateDot>}
    </p>
  )
}

function ComparedProof({ proof, zoom, onZoom }: ZoomProps & { proof: Proof }) {
  const t = useMessages(proofDeskMessages)
  const { environment } = useShop()
  const { number, url, comment, answerComment } = proof
  return (
    <>
      {url ? (
        <ZoomablePicture
          src={url}
          alt={t.proof(number)}
          label={`${zoom.scale > 1 ? t.whole : t.closer}: ${t.proof(number)}`}
          zoom={zoom}
          onZoom={onZoom}
        />
      ) : (
        <p className="zoomable-picture p-4 text-13 text-ink-soft">{t.gone}</p>
      )}
      <div className="mt-2 grid gap-1 text-13 break-words">
        <p className="text-ink-faint">
          {t.sent_by(proof.sentBy, shortMomentText(proof.sentAt, environment))}
        </p>
        {comment && (
          <p>
            <span className="text-ink-faint">{t.comment}</span> {comment}
          </p>
        )}
        {answerComment && (
          <p className="border-l-2 border-line-strong pl-2 whitespace-pre-line">
            <span className="text-ink-faint">{t.asked}</span> {answerComment}
          </p>
        )}
      </div>
    </>
  )
}

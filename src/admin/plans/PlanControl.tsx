'use client'
import { useState, type FormEvent, useEffect, useRef } from 'react'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ClockBox, DayBox } from '@/admin/fields/TypedBox'
import { type PlanAct, ownDateWords, PLAN_ACTS } from '@/features/plans/plan.rules'
import { type KnownPlan, type PlanChange, callPlans, type Plans } from './planCalls'

const WORDS: Record<PlanAct, { title: string; set: string; back: string }> = {
  publish: { title: 'Publish', set: 'Schedule publishing', back: 'Cancel publishing' },
  unpublish: { title: 'Unpublish', set: 'Schedule unpublishing', back: 'Cancel unpublishing' },
}

interface Props {
  act: PlanAct
  plan: KnownPlan | undefined
  onChange(change: PlanChange): Promise<void>
}

function PlanForm({ act, plan, onChange }: Props) {
  const [date, setDate] = useState(plan?.date ?? '')
  const [clock, setClock] = useState(plan?.clock ?? '08:00')
  const [isBusy, setBusy] = useState(false)
  const { title, set, back } = WORDS[act]
  const [isTyped, setTyped] = useState(false)
  const isChanged = isTyped || (plan?.date ?? '') !== date || (plan !== undefined && plan.clock !== clock)

  async function send(at: PlanChange['at']) {
    setBusy(true)
    await onChange({ act, at })
    setBusy(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // Otherwise React would pass the event on to the form of the page around it.
    event.stopPropagation()
    void send({ date, clock })
  }
  return (
    <form className="fc-plan__act fc-input" aria-label={title} onSubmit={submit}>
      <h3>{plan ? plan.words : title}</h3>
      {plan && (
        <p className="fc-muted">
          Scheduled by {plan.who}. {plan.note}
        </p>
      )}
      <div className="fc-plan__when">
        <div>
          <label htmlFor={`${act}-day`}>Day</label>
          <DayBox
            id={`${act}-day`}
            required
            value={date}
            onChange={setDate}
            onTyping={() => setTyped(true)}
          />
        </div>
        <div>
          <label htmlFor={`${act}-time`}>Time</label>
          <ClockBox
            id={`${act}-time`}
            required
            value={clock}
            onChange={setClock}
            onTyping={() => setTyped(true)}
          />
        </div>
      </div>
      <div className="fc-acts">
        {isChanged && (
          <LiveButton type="submit" className="fc-btn" disabled={isBusy}>
            {plan ? 'Reschedule' : set}
          </LiveButton>
        )}
        {plan && (
          <LiveButton
            type="button"
            className="fc-btn fc-btn--text"
            disabled={isBusy}
            onClick={() => void send(null)}
          >
            {back}
          </LiveButton>
        )}
      </div>
    </form>
  )
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** Beside Publish: what is planned, and the dialog for it. A page that was never saved cannot have a plan. */
export function PlanControl() {
  const { id, collectionSlug, isTrashed, hasSavePermission, lastUpdateTime } = useDocumentInfo()
  const date: unknown = useFormFields(([fields]) => fields.published_at?.value)
  const dialog = useRef<HTMLDialogElement>(null)
  const [known, setKnown] = useState<Plans | null>(null)
  const [fault, setFault] = useState('')
  const address = id && hasSavePermission && !isTrashed ? `${collectionSlug}/${id}` : null

  useEffect(() => {
    if (!address) return
    void callPlans(address).then(setKnown, (error: unknown) => setFault(wordsOf(error)))
  }, [address, lastUpdateTime])

  async function change(requested: PlanChange) {
    if (!address) return
    try {
      setKnown(await callPlans(address, requested))
      setFault('')
    } catch (error) {
      setFault(wordsOf(error))
    }
  }
  if (!address) return null
  // On the server there is no document for the dialog.
  if (!known && !fault) return null
  const [next] = known?.plans ?? []
  const ownDate = known ? ownDateWords(date, known.today) : ''
  return (
    <>
      <button
        type="button"
        className="fc-btn fc-plan__open"
        title={next?.words}
        onClick={() => dialog.current?.showModal()}
      >
        {next ? (
          <>
            Scheduled <span className="fc-sr">{next.words}</span>
          </>
        ) : (
          'Schedule'
        )}
      </button>
      {createPortal(
        <dialog ref={dialog} className="fc fc-plan" aria-labelledby="plan-title">
          <header>
            <h2 id="plan-title">Schedule</h2>
            <button type="button" className="fc-btn" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </header>
          {known && (
            <>
              <p className="fc-muted">
                Times are {known.zone}. The newest draft at that time goes live, with every change made until
                then.
              </p>
              {ownDate && <p className="fc-alert fc-alert--words">{ownDate}</p>}
              {PLAN_ACTS.map((act) => {
                const plan = known.plans.find((one) => one.act === act)
                return (
                  <PlanForm key={`${act} ${plan?.words ?? ''}`} act={act} plan={plan} onChange={change} />
                )
              })}
            </>
          )}
          <p role="status" className="fc-fault">
            {fault}
          </p>
        </dialog>,
        document.body,
      )}
    </>
  )
}

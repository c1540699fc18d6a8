'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ownDateWords, PLAN_ACTS } from '@/features/plans/plan.rules'
import { callPlans, type PlanChange, type Plans } from './planCalls'
import { PlanForm } from './PlanForm'

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

  async function change(asked: PlanChange) {
    if (!address) return
    try {
      setKnown(await callPlans(address, asked))
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
                  <PlanForm
                    key={`${act} ${plan?.words ?? ''}`}
                    act={act}
                    plan={plan}
                    today={known.today}
                    onChange={change}
                  />
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

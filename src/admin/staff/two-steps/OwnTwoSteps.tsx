'use client'
import { useRef, useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ask } from '@/admin/ask/ask'
import { CodeField } from './CodeField'
import { KeyToScan } from './KeyToScan'
import { codesSchema, offerSchema, type Offer } from './offer'
import { PaperCodes } from './PaperCodes'
import { StepsHead } from './StepsHead'

interface Props {
  /** The first code of a new key: only the phone can make it. */
  isFirst: boolean
  label: string
  fault: string | null
  busy: boolean
  /** Without a code by the button, which reads the field. */
  onSend: (code?: string) => void
  onLeave: () => void
}

const RequestedCode = ({ isFirst, label, fault, busy, onSend, onLeave }: Props) => (
  <>
    <CodeField
      label={isFirst ? '6-digit code' : 'Code'}
      hint={isFirst ? undefined : 'The 6-digit code on your phone, or a recovery code.'}
      onlyNumbers={isFirst}
      fault={fault}
      focus
      onEnter={onSend}
    />
    <div className="fc-acts">
      <LiveButton className="fc-btn fc-btn--main" type="button" disabled={busy} onClick={() => onSend()}>
        {busy ? 'One moment …' : label}
      </LiveButton>
      <LiveButton className="fc-btn" type="button" onClick={onLeave}>
        Not now
      </LiveButton>
    </div>
  </>
)

interface TwoStepsProps {
  isOn: boolean
  mayTurnOff: boolean
  /** How many paper codes are left; null before any were made. */
  paper: number | null
  /** New paper codes were made: the second step is on. */
  onCodes(): void
}
type CodeRequest = { act: 'on'; offer: Offer } | { act: 'codes' | 'off' }

const CALL = '/my-second-step'
const LABELS = { on: 'Turn on', codes: 'Create ten new codes', off: 'Turn off' }
const reload = () => window.location.reload()

/** A person's own second step: on, new paper codes, off. Asks for a code where it is needed. */
function TwoSteps({ isOn, mayTurnOff, paper, onCodes }: TwoStepsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [requested, setRequested] = useState<CodeRequest | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function call(body: Record<string, unknown>): Promise<unknown> {
    setBusy(true)
    const { fault: wrong, data } = await ask(CALL, body)
    setBusy(false)
    setFault(wrong)
    return wrong ? null : data
  }
  function shown(data: unknown) {
    const made = codesSchema.safeParse(data).data
    if (made) {
      setCodes(made.codes)
      onCodes()
    } else if (data) reload()
  }
  async function start() {
    const offer = offerSchema.safeParse(await call({ act: 'start' })).data
    if (offer) setRequested({ act: 'on', offer })
  }
  // It is within the form of the account, so it cannot have its own.
  async function send(code = box.current?.querySelector('input')?.value.trim() ?? '') {
    if (!requested || busy) return
    const sealed = requested.act === 'on' ? { sealed: requested.offer.sealed } : {}
    shown(await call({ act: requested.act, code, ...sealed }))
  }
  function choose(act: 'codes' | 'off') {
    setFault(null)
    setRequested({ act })
  }

  if (codes) return <PaperCodes codes={codes} done={reload} />
  if (requested)
    return (
      <div className="fc-invite" ref={box}>
        {requested.act === 'on' && <KeyToScan offer={requested.offer} />}
        <RequestedCode
          isFirst={requested.act === 'on'}
          label={LABELS[requested.act]}
          fault={fault}
          busy={busy}
          onSend={(code) => void send(code)}
          onLeave={() => setRequested(null)}
        />
      </div>
    )
  if (!isOn)
    return (
      <>
        <p>A code from your phone after the password, so that a stolen password alone is not enough.</p>
        <div className="fc-acts">
          <LiveButton
            className="fc-btn fc-btn--main"
            type="button"
            disabled={busy}
            onClick={() => void start()}
          >
            Set up
          </LiveButton>
          <span role="status" className="fc-fault">
            {fault}
          </span>
        </div>
      </>
    )
  return (
    <>
      <p>
        {paper === null
          ? 'You have no recovery codes yet. Create them in case you lose your phone.'
          : `${paper} of your recovery codes ${paper === 1 ? 'is' : 'are'} left.`}
      </p>
      <div className="fc-acts">
        <LiveButton
          className="fc-btn"
          type="button"
          disabled={busy}
          onClick={() => (paper === null ? void call({ act: 'codes' }).then(shown) : choose('codes'))}
        >
          {paper === null ? 'Create ten recovery codes' : 'Create ten new codes'}
        </LiveButton>
        {mayTurnOff && (
          <LiveButton className="fc-btn" type="button" onClick={() => choose('off')}>
            Turn off
          </LiveButton>
        )}
        <span role="status" className="fc-fault">
          {fault}
        </span>
      </div>
    </>
  )
}

/** The heading follows what is done beneath it: the paper codes of a step that was just turned on are shown without a reload. */
export function OwnTwoSteps(props: Omit<TwoStepsProps, 'onCodes'>) {
  const [hasCodes, setHasCodes] = useState(false)
  return (
    <>
      <StepsHead isOn={props.isOn || hasCodes} />
      <TwoSteps {...props} onCodes={() => setHasCodes(true)} />
    </>
  )
}

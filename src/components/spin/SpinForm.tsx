'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isRecord } from '@/lib/isRecord'
import { angleOf, type WheelField } from '@/features/spin/wheelView.rules'
import { phrase, t } from '@/lib/words'
import { SpinResult, type SpinResultView } from './SpinResult'

const TURNS = 5
const FAULT = phrase('The wheel did not answer. Nothing is lost: press once more.')

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Turns the wheel to an angle and waits until it stops; without animation where reduced motion is wanted. */
async function turnTo(angle: number): Promise<void> {
  const disc = document.querySelector<HTMLElement>('[data-wheel]')
  disc?.style.setProperty('--turn', `${TURNS * 360 + angle}deg`)
  await Promise.allSettled((disc?.getAnimations() ?? []).map(({ finished }) => finished))
}

interface Props {
  fields: readonly WheelField[]
  next: string
  signIn: string
}

/** The server makes the draw; the wheel here turns to its result. Without scripts it is a form and a page. */
export function SpinForm({ fields, next, signIn }: Props) {
  const [state, setState] = useState<'ready' | 'turning' | 'fault'>('ready')
  const [result, setResult] = useState<SpinResultView | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [result])

  async function spin(): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/spin-to-win', { method: 'POST', headers, body: '{}' })
    if (answer.status === 401) return location.assign(signIn)
    const body: unknown = await answer.json()
    if (!answer.ok || !isRecord(body)) throw new Error('No draw')
    await turnTo(angleOf(fields, text(body.prize_key)))
    const { reference, prize, detail, wins } = body
    setResult({ reference: text(reference), prize: text(prize), detail: text(detail), wins: wins === true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'turning') return
    setState('turning')
    spin().catch(() => setState('fault'))
  }
  if (result) return <SpinResult result={result} next={next} heading={heading} />
  return (
    <form method="post" action="/api/spin-to-win" onSubmit={onSubmit}>
      <input type="hidden" name="redirect" value="/spin-to-win" />
      <button className="btn btn--brand" type="submit" aria-disabled={state === 'turning'}>
        {t(state === 'turning' ? 'It turns …' : 'Spin')}
      </button>
      <p className="field__err" role="alert">
        {state === 'fault' && t(FAULT)}
      </p>
    </form>
  )
}

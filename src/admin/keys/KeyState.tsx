import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { KEY_STATE_WORDS, keyState } from '@/domain/apiKeys'
import { KeyActs } from './KeyActs'

const time = z.string().nullish()
const schema = z.object({ id: z.string(), expires_at: time, revoked_at: time, last_used_at: time })
const TONES = { works: 'is-good', ending: 'is-warn', ended: 'is-bad' } as const

/** How a key stands, when it was used, and what can be done with it. */
export async function KeyState({ data, payload }: Pick<UIFieldServerProps, 'data' | 'payload'>) {
  const parsed = schema.safeParse(data)
  if (!parsed.success) return null
  const zone = await dealerZone(payload, idOf(data.tenant) ?? '')
  const state = keyState(parsed.data, new Date().getTime())
  const used = parsed.data.last_used_at
  return (
    <section className="fc fc--field fc-card" aria-label="How the key stands">
      <p className="fc-acts">
        <span className={`fc-pill ${TONES[state]}`}>{KEY_STATE_WORDS[state]}</span>
        <span>{used ? `Last used ${staffMoment(Date.parse(used), zone)}` : 'Never used'}</span>
      </p>
      {state === 'works' && <KeyActs id={parsed.data.id} />}
    </section>
  )
}

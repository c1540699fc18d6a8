import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { KEY_STATE_WORDS, keyState, scopeWords } from '@/features/keys/apiKeys.rules'
import { KeyActs } from './KeyActs'
import { KeyCalls } from './KeyCalls'

const time = z.string().nullish()
const schema = z.object({
  ...{
    id: z.string(),
    name: z.string(),
    expires_at: time,
    revoked_at: time,
    last_used_at: time,
    prefix: z.string(),
  },
  ...{ scopes: z.array(z.string()), dealerships: z.array(z.string()).nullish() },
})
const TONES = { works: 'is-good', ending: 'is-warn', ended: 'is-bad' } as const

export async function KeyState({
  data,
  payload,
  user,
}: Pick<UIFieldServerProps, 'data' | 'payload' | 'user'>) {
  const parsed = schema.safeParse(data)
  if (!parsed.success) return null
  const zone = await dealerZone(payload, idOf(data.tenant) ?? '')
  const state = keyState(parsed.data, new Date().getTime())
  const { id, name, scopes, dealerships, prefix, last_used_at: used } = parsed.data
  return (
    <div className="fc fc--field">
      <section className="fc-card" aria-label="Status of the key">
        <p className="fc-acts">
          <span className={`fc-pill ${TONES[state]}`}>{KEY_STATE_WORDS[state]}</span>
          <span>{used ? `Last used ${staffMoment(Date.parse(used), zone)}` : 'Never used'}</span>
        </p>
        <p>
          Permissions: {scopeWords(scopes)}. For{' '}
          {dealerships?.length ? dealerships.join(', ') : 'all dealerships'}. It begins with fc_{prefix}.
        </p>
        {state !== 'ended' && <KeyActs id={id} name={name} isReplaceable={state === 'works'} />}
      </section>
      {user && <KeyCalls {...{ id, payload, user, zone }} />}
    </div>
  )
}

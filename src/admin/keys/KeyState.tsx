import type { Payload, TypedUser, UIFieldServerProps } from 'payload'
import { Fragment } from 'react'
import { z } from 'zod'
import { PlainTable } from '@/admin/kit/list/columns'
import { ownRows } from '@/admin/ownRows'
import { staffMoment } from '@/admin/staffMoment'
import { keyCallsSchema, statusWords } from '@/features/keys/keyCalls.rules'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { KEY_STATE_WORDS, keyState, scopeWords } from '@/features/keys/apiKeys.rules'
import { KeyActs } from './KeyActs'
import { grouped } from '@/lib/figures'

const SHOWN = 100

interface Props {
  id: string
  payload: Payload
  user: TypedUser
  zone: string
}

async function KeyCalls({ id, payload, user, zone }: Props) {
  const rows = await ownRows({ payload, user }, 'key-calls', { key_id: { equals: id } })
  const calls = rows
    .flatMap((row) => keyCallsSchema.safeParse(row.calls).data ?? [])
    .sort((a, b) => b.at - a.at)
    .slice(0, SHOWN)
  return (
    <section className="fc-card" aria-labelledby="calls-title">
      <header>
        <h2 id="calls-title">Recent calls</h2>
        {calls.length > 0 && <span className="fc-muted">the last {calls.length}, a few seconds behind</span>}
      </header>
      {calls.length === 0 && <p className="fc-foot">No calls lately.</p>}
      {calls.length > 0 && (
        <PlainTable
          columns={['When', 'Call', 'Rows', 'Answer', 'Time', 'Request']}
          rows={calls.map(({ at, method, path, status, rows: count, code, ms, request_id }, index) => ({
            key: `${at} ${index}`,
            cells: [
              staffMoment(at, zone),
              <code key="call">
                {method} {path}
              </code>,
              count === null ? '–' : grouped(count),
              <Fragment key="answer">
                <span className={`fc-pill ${status < 400 ? 'is-good' : 'is-bad'}`}>
                  {status} {statusWords(status)}
                </span>{' '}
                {code && <code>{code}</code>}
              </Fragment>,
              typeof ms === 'number' ? `${grouped(ms)} ms` : '–',
              request_id ? <code key="request">{request_id}</code> : '–',
            ],
          }))}
        />
      )}
    </section>
  )
}

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

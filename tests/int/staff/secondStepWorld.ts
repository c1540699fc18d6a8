import { TOTP, Secret } from 'otpauth'
import { expect } from 'vitest'
import { z } from 'zod'
import { rest } from '../access/rest'
import type { Headers, StaffWorld } from './staffWorld'
import { PASSWORD } from './staffWorld'

interface Answer {
  status: number
  body: Record<string, unknown>
}
export const CALL = '/my-second-step'
export const numbers = (key: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 })
const STEP_MS = 30_000
/** A code of the step before is good until this one ends: `ms` are time enough, by itself for a few log-ins. */
export const earlyInStep = async (ms = 8_000): Promise<void> => {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < ms) await new Promise((resolve) => setTimeout(resolve, left))
}
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export function secondStepWorld(worldOf: () => StaffWorld) {
  const ask = async (address: string, headers: Headers, body: unknown): Promise<Answer> => {
    const answer = await rest('POST', address, headers, body)
    return { status: answer.status, body: JSON.parse(answer.body) }
  }
  const login = async (email: string, more: Record<string, string> = {}, from = '203.0.113.1') => {
    const { response, status, body } = await rest(
      'POST',
      '/users/login',
      { 'x-forwarded-for': from },
      { email, password: PASSWORD, ...more },
    )
    return { status, body, cookie: response.headers.get('set-cookie') }
  }
  const sessions = async (user: string) =>
    (
      await worldOf().db.count({
        collection: 'staff-sessions',
        where: { user_id: { equals: user } },
        overrideAccess: true,
      })
    ).totalDocs
  const entries = async (what: string, doc: string) =>
    (
      await worldOf().db.find({
        collection: 'audit-log',
        where: { and: [{ what: { equals: what } }, { doc_id: { equals: doc } }] },
        depth: 0,
        overrideAccess: true,
      })
    ).docs

  async function withStep(role: 'dealer_admin' | 'editor' | 'sales' = 'sales', dealer: 'a' | 'b' = 'a') {
    const world = worldOf()
    const person = await world.person(role, dealer)
    const { headers } = await world.signIn(person.email)
    const offer = (await ask(CALL, headers, { act: 'start' })).body
    const key = String(offer.key)
    await earlyInStep(3_000)
    const on = await ask(CALL, headers, { act: 'on', sealed: offer.sealed, code: numbers(key, -1) })
    expect(on.status).toBe(200)
    return { ...person, headers, key, codes: z.array(z.string()).parse(on.body.codes) }
  }

  return { ask, login, sessions, entries, withStep }
}

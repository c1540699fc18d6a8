/** The second step of a sign-in: one row per account that has it. Each change is one conditional write. */
import type { Payload } from 'payload'
import { z } from 'zod'
import { env } from '@/env'
import { parseJson } from '@/lib/json'
import { seal, unseal } from '@/lib/secrets'
import { newPaperCodes, withoutPaperCode } from './paperCodes'

import { Secret, TOTP } from 'otpauth'

/** The six digits of an authenticator app (RFC 6238), with the settings that all apps support: SHA-1, 30 seconds. */
const PERIOD_S = 30
const totp = (key: string, label = '') =>
  new TOTP({ issuer: 'Forecourt', label, secret: Secret.fromBase32(key), digits: 6, period: PERIOD_S })

const newKey = (): string => new Secret({ size: 20 }).base32
const keyUri = (key: string, email: string): string => totp(key, email).toString()

/** One half minute earlier or later is allowed for slow clocks; null when the code is wrong. */
function stepOfCode(key: string, code: string, now: number): number | null {
  const delta = totp(key).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}

const SETUP_MS = 15 * 60_000
const storedAs = (user: string): string => `second factor of ${user}`
const offeredTo = (user: string): string => `second factor offered to ${user}`
const offerSchema = z.object({ key: z.string(), until: z.number() })

export interface Offer {
  sealed: string
  key: string
  uri: string
}

/** A new key that is not stored: it comes back sealed, with the first code made from it. */
export function offerKey(user: string, email: string): Offer {
  const key = newKey()
  const until = Date.now() + SETUP_MS
  const sealed = seal(env.payloadSecret, offeredTo(user), JSON.stringify({ key, until }))
  return { sealed, key, uri: keyUri(key, email) }
}

export async function factorOf(payload: Payload, user: string) {
  const { docs } = await payload.find({
    collection: 'second-factors',
    where: { user_id: { equals: user } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0] ?? null
}
type Factor = NonNullable<Awaited<ReturnType<typeof factorOf>>>

/** False when the offer is too old or another account's, or when the code was not made from its key. */
export async function turnOn(payload: Payload, user: string, sealed: string, code: string): Promise<boolean> {
  const offer = offerSchema.safeParse(
    parseJson(unseal(env.payloadSecret, offeredTo(user), sealed) ?? ''),
  ).data
  const step = offer && offer.until > Date.now() ? stepOfCode(offer.key, code, Date.now()) : null
  if (!offer || step === null || (await factorOf(payload, user))) return false
  await payload.create({
    collection: 'second-factors',
    depth: 0,
    overrideAccess: true,
    data: {
      user_id: user,
      key: seal(env.payloadSecret, storedAs(user), offer.key),
      last_step: step,
      since: Date.now(),
    },
  })
  return true
}

const changed = async (payload: Payload, where: Record<string, object>, data: object): Promise<boolean> => {
  const row: unknown = await payload.db.updateOne({
    collection: 'second-factors',
    where,
    data: { ...data },
    options: { atomic: true },
  })
  return row !== null
}

/** A code works once: of two uses at the same moment one is accepted. */
async function isRightNumber(payload: Payload, { id, user_id, key, last_step }: Factor, code: string) {
  const plain = unseal(env.payloadSecret, storedAs(user_id), key)
  const step = plain && stepOfCode(plain, code, Date.now())
  if (!step || step <= last_step) return false
  return changed(payload, { id: { equals: id }, last_step: { less_than: step } }, { last_step: step })
}

async function isPaperCode(payload: Payload, { id, user_id, paper }: Factor, code: string): Promise<boolean> {
  const left = withoutPaperCode(user_id, paper ?? '', code)
  if (left === null) return false
  return changed(payload, { id: { equals: id }, paper: { equals: paper } }, { paper: left })
}

export const isRightCode = (payload: Payload, factor: Factor, code: string): Promise<boolean> =>
  /^\d{6}$/.test(code.replaceAll(' ', ''))
    ? isRightNumber(payload, factor, code.replaceAll(' ', ''))
    : isPaperCode(payload, factor, code)

export async function replacePaper(payload: Payload, factor: Factor): Promise<string[]> {
  const { codes, stored } = newPaperCodes(factor.user_id)
  await changed(payload, { id: { equals: factor.id } }, { paper: stored })
  return codes
}

export async function turnOff(payload: Payload, user: string): Promise<boolean> {
  const where = { user_id: { equals: user } }
  const { docs } = await payload.delete({
    collection: 'second-factors',
    where,
    depth: 0,
    overrideAccess: true,
  })
  return docs.length > 0
}

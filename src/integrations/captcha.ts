import { env } from '@/env'
import { count, limiterOf, forget, type Limit, tally } from '@/lib/limiter'
import { addressKey, isOneSender } from '@/lib/limitKeys'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { keyedHash, openSigned, signed } from '@/lib/secrets'
import { randomUUID } from 'node:crypto'

const MINUTES_VALID = 20

const spent = () => limiterOf({ keyPrefix: 'proof', points: 1, duration: MINUTES_VALID * 60 }, env.redisUrl)

/** True for exactly one caller per proof, also in parallel and across processes that share a Redis. */
const spendOnce = async (id: string): Promise<boolean> => (await count(spent(), id)).ok

export const giveBack = (id: string): Promise<boolean> => forget(spent(), id)

/* How much a sender has to compute for a proof: more the more it asks for, a little more for all while a dealer is flooded. */

const BY_SENDER: Limit = { keyPrefix: 'proof-sender', points: 10, duration: 600 }
const BY_HOST: Limit = { keyPrefix: 'proof-host', points: 300, duration: 600 }
/** A slow phone still takes less than the twenty seconds that a form waits. */
const MOST_WORK = 16
const MOST_FOR_ALL = 4

/** Times the usual work. `bySender`, `byHost`: challenges in ten minutes, this one included. */
export function workAfter(bySender: number, byHost: number): number {
  const own = 2 ** Math.floor(Math.max(0, bySender - 1) / BY_SENDER.points)
  const all = 2 ** Math.floor(Math.max(0, byHost - 1) / BY_HOST.points)
  return Math.min(MOST_WORK, own * Math.min(MOST_FOR_ALL, all))
}

export async function workFor(host: string, address: string): Promise<number> {
  if (!isOneSender(address)) return 1
  const [sender, all] = await Promise.all([
    tally(BY_SENDER, addressKey(address), env.redisUrl),
    tally(BY_HOST, host, env.redisUrl),
  ])
  return workAfter(sender.used, all.used)
}

/* No puzzle, no third party: the browser computes for about 0.25 s (ALTCHA proof of work, v2). */

const COST = 500
const secretFor = (use: string): string => keyedHash(env.payloadSecret, 'captcha', use)

/** `early`: a plain form confirmed faster than a person can read. */
export type Proof = 'good' | 'missing' | 'early' | 'bad'

/** A signed challenge for one form of one host, valid for 20 minutes, for altcha-lib's solveChallenge. `work`: times a quarter of a second. */
export function newChallenge(host: string, work = 1) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(150 * work, 400 * work),
    deriveKey,
    data: { host },
    expiresAt: new Date(Date.now() + MINUTES_VALID * 60_000),
    hmacSignatureSecret: secretFor('challenge'),
    hmacKeySignatureSecret: secretFor('key'),
  })
}

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      nonce: z.string(),
      salt: z.string(),
      expiresAt: z.number(),
      data: z.record(z.string(), scalar),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function decode(proof: string) {
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** Epoch ms when the challenge of a proof was made, to be trusted only for a good proof; null for text that is no proof. */
export const requestedAt = (proof: string): number | null => {
  const parts = decode(proof)
  return parts ? parts.challenge.parameters.expiresAt * 1000 - MINUTES_VALID * 60_000 : null
}

/** `proof`: base64 JSON {challenge, solution}. True once per challenge, for its own host, in time. */
export async function spendProof(proof: string, host: string): Promise<boolean> {
  const parts = decode(proof)
  if (!parts || parts.challenge.parameters.data.host !== host) return false
  const result = await verifySolution({
    ...parts,
    deriveKey,
    hmacSignatureSecret: secretFor('challenge'),
    hmacKeySignatureSecret: secretFor('key'),
  })
  return result.verified && spendOnce(parts.challenge.parameters.nonce)
}

export async function giveBackProof(proof: string): Promise<void> {
  const parts = decode(proof)
  if (parts) await giveBack(parts.challenge.parameters.nonce)
}

/* The check for browsers without JavaScript: a person presses a button on a page with the sealed form. */

/** No person reads a page and presses its button faster. A sender of many forms waits longer, as others compute longer. */
const STEP_SECONDS = 2

const sealed = z.object({
  id: z.string(),
  host: z.string(),
  at: z.number(),
  /** Seconds. */
  wait: z.number().default(STEP_SECONDS),
  values: z.record(z.string(), z.unknown()),
})
type PlainStep = z.output<typeof sealed>

const ABOUT = 'plain step of a form'

/** The token that carries a form through its confirmation page. `now` in epoch ms; `work`: times the usual wait. */
export function sealForm(values: Record<string, unknown>, host: string, now: number, work = 1) {
  const step: PlainStep = { id: randomUUID(), host, at: now, wait: STEP_SECONDS * work, values }
  return { token: signed(env.payloadSecret, ABOUT, step), wait: step.wait }
}

/** The sealed form of this host; null for a token that was altered or made for another host. */
export function openForm(token: string, host: string): PlainStep | null {
  const step = sealed.safeParse(openSigned(env.payloadSecret, ABOUT, token)).data
  return step?.host === host ? step : null
}

/** Valid once, not before a person could have read the page (`early`) and not after 20 minutes. */
export async function spendStep({ id, at, wait }: PlainStep, now: number): Promise<'good' | 'early' | 'bad'> {
  if (now - at < wait * 1000) return 'early'
  if (now - at > MINUTES_VALID * 60_000) return 'bad'
  return (await spendOnce(id)) ? 'good' : 'bad'
}

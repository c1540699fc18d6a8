/**
 * A captcha without puzzle or third party: the browser does about a quarter of a second of work (ALTCHA's proof of work, v2).
 * A missing or bad proof never turns a lead away; it is accepted and flagged (see leads/spam.ts).
 */
import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { env } from '../../env'

const MINUTES_VALID = 20
const COST = 500
const derive = (use: string) => createHmac('sha256', env.payloadSecret).update(`captcha:${use}`).digest('hex')

/** A challenge for one form of one host, signed and good for 20 minutes; JSON, to be solved by altcha-lib's solveChallenge. */
export function newChallenge(host: string) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(150, 400),
    deriveKey,
    data: { host },
    expiresAt: new Date(Date.now() + MINUTES_VALID * 60_000),
    hmacSignatureSecret: derive('challenge'),
    hmacKeySignatureSecret: derive('key'),
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

/** Proofs seen, until they expire: each counts once. One process is enough to stop replays of a page; Redis would add little. */
const seen = new LRUCache<string, true>({ max: 50_000, ttl: MINUTES_VALID * 60_000 })

function decode(proof: string) {
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** `proof` is base64 JSON {challenge, solution}. True once per challenge, for the host it was made for, in time. */
export async function proofHolds(proof: string | undefined, host: string): Promise<boolean> {
  const parts = proof ? decode(proof) : undefined
  if (!parts || parts.challenge.parameters.data.host !== host) return false
  const { nonce } = parts.challenge.parameters
  if (seen.has(nonce)) return false
  const result = await verifySolution({
    ...parts,
    deriveKey,
    hmacSignatureSecret: derive('challenge'),
    hmacKeySignatureSecret: derive('key'),
  })
  if (result.verified) seen.set(nonce, true)
  return result.verified
}

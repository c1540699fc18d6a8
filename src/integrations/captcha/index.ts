/** No puzzle, no third party: the browser computes for about 0.25 s (ALTCHA proof of work, v2). */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { env } from '@/env'
import { keyedHash } from '@/lib/sealed'
import { giveBack, MINUTES_VALID, spendOnce } from './spendOnce'

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
export const askedAt = (proof: string): number | null => {
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

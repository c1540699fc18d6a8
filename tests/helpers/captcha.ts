import { solveChallenge, type createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** The proof that a browser would send for a challenge of `GET /api/captcha`. */
export async function proofOf(challenge: Awaited<ReturnType<typeof createChallenge>>): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

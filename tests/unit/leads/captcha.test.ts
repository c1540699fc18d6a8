import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it } from 'vitest'
import { newChallenge, proofHolds } from '@/integrations/captcha'

async function solved(host: string): Promise<string> {
  const challenge = await newChallenge(host)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

it('Q10 takes a proof once, for the host it was made for', async () => {
  const proof = await solved('a.example')
  expect(await proofHolds(proof, 'b.example')).toBe(false)
  expect(await proofHolds(proof, 'a.example')).toBe(true)
  expect(await proofHolds(proof, 'a.example')).toBe(false)
})

it.each([
  undefined,
  '',
  'x',
  Buffer.from('{"challenge":{}}').toString('base64'),
  Buffer.from('null').toString('base64'),
])('refuses %s', async (proof) => expect(await proofHolds(proof, 'a.example')).toBe(false))

it('refuses a proof whose work or wrapping was altered', async () => {
  const parts = JSON.parse(Buffer.from(await solved('a.example'), 'base64').toString())
  const bad = [
    { ...parts, solution: { ...parts.solution, derivedKey: '00'.repeat(32) } },
    { ...parts, challenge: { ...parts.challenge, signature: 'ab'.repeat(32) } },
    {
      ...parts,
      challenge: {
        ...parts.challenge,
        parameters: { ...parts.challenge.parameters, expiresAt: 9_999_999_999 },
      },
    },
  ]
  for (const one of bad)
    expect(await proofHolds(Buffer.from(JSON.stringify(one)).toString('base64'), 'a.example')).toBe(false)
})

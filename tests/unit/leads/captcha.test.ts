import { afterEach, describe, expect, it, vi } from 'vitest'
import { newChallenge, spendProof, workAfter, openForm, sealForm, spendStep } from '@/integrations/captcha'
import { proofOf } from '../../helpers/captcha'

const solved = async (host: string): Promise<string> => proofOf(await newChallenge(host))
const MINUTE = 60_000

afterEach(() => void vi.useRealTimers())

it('Q10 takes a proof once, for the host it was made for', async () => {
  const proof = await solved('a.example')
  expect(await spendProof(proof, 'b.example')).toBe(false)
  expect(await spendProof(proof, 'a.example')).toBe(true)
  expect(await spendProof(proof, 'a.example')).toBe(false)
})

it('takes a proof once when it comes twelve times at the same moment', async () => {
  const proof = await solved('a.example')
  const spent = await Promise.all(Array.from({ length: 12 }, () => spendProof(proof, 'a.example')))
  expect(spent.filter(Boolean)).toHaveLength(1)
})

it('takes no proof after its 20 minutes', async () => {
  const [early, late] = [await solved('a.example'), await solved('a.example')]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 19 * MINUTE })
  expect(await spendProof(early, 'a.example')).toBe(true)
  vi.setSystemTime(Date.now() + 2 * MINUTE)
  expect(await spendProof(late, 'a.example')).toBe(false)
})

it.each([
  '',
  'x',
  Buffer.from('{"challenge":{}}').toString('base64'),
  Buffer.from('null').toString('base64'),
])('refuses %s', async (proof) => expect(await spendProof(proof, 'a.example')).toBe(false))

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
    expect(await spendProof(Buffer.from(JSON.stringify(one)).toString('base64'), 'a.example')).toBe(false)
})

describe('the step of a browser without JavaScript', () => {
  const at = Date.parse('2026-11-22T10:00:00Z')
  const step = () => {
    const opened = openForm(sealForm({ name: 'Ann' }, 'a.example', at).token, 'a.example')
    if (!opened) throw new Error('the token does not open')
    return opened
  }

  it('gives back what was sealed, to its own host and unaltered only', () => {
    const { token } = sealForm({ name: 'Ann' }, 'a.example', at)
    expect(openForm(token, 'a.example')?.values).toEqual({ name: 'Ann' })
    expect(openForm(token, 'b.example')).toBeNull()
    const [payload = '', signature] = token.split('.')
    const forged = Buffer.from(payload, 'base64url').toString().replace('Ann', 'Bob')
    expect(openForm(`${Buffer.from(forged).toString('base64url')}.${signature}`, 'a.example')).toBeNull()
    for (const token of ['', 'x', 'x.y', `${payload}.`]) expect(openForm(token, 'a.example')).toBeNull()
  })

  it('counts once, not at once and not for ever', async () => {
    const opened = step()
    expect(await spendStep(opened, at + 500)).toBe('early')
    const answers = await Promise.all(Array.from({ length: 12 }, () => spendStep(opened, at + 5000)))
    expect(answers.filter((answer) => answer === 'good')).toHaveLength(1)
    expect(await spendStep(step(), at + 21 * MINUTE)).toBe('bad')
  })
})

it.each([
  [1, 1, 1],
  [10, 300, 1],
  [11, 1, 2],
  [21, 1, 4],
  [1, 301, 2],
  [1, 100_000, 4],
  [11, 601, 8],
  [1000, 100_000, 16],
])('challenge %s of a sender and %s of a dealer costs %s times the work', (bySender, byHost, work) =>
  expect(workAfter(bySender, byHost)).toBe(work),
)

import { type Challenge, createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captchaProof } from '@/components/forms/proof'

const SECRET = 'a secret of the test'
const started = vi.fn()

/** Does what proof.worker.ts does, in this process. */
class FakeWorker extends EventTarget {
  constructor(address: URL) {
    super()
    started(address.href)
  }
  postMessage({ challenge, type }: { challenge: Challenge; type: string }) {
    if (type !== 'work') return
    void solveChallenge({ challenge, deriveKey }).then((data) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    )
  }
  terminate() {}
}
class BlockedWorker extends FakeWorker {
  override postMessage() {
    this.dispatchEvent(new Event('error'))
  }
}
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

beforeEach(async () => {
  vi.stubGlobal('Worker', FakeWorker)
  answer(
    await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 5,
      counter: 7,
      deriveKey,
      hmacSignatureSecret: SECRET,
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('is worked out beside the page, and the server takes it', async () => {
  const { challenge, solution } = JSON.parse(atob(await captchaProof()))
  expect(started.mock.calls).toEqual([[expect.stringMatching(/proof\.worker/)]])
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: SECRET,
  })
  expect(verified).toBe(true)
})

it('is empty where workers are blocked or unknown', async () => {
  vi.stubGlobal('Worker', BlockedWorker)
  expect(await captchaProof()).toBe('')
  vi.stubGlobal('Worker', undefined)
  expect(await captchaProof()).toBe('')
})

it('is empty when the server gives no challenge, or something else', async () => {
  answer({}, 429)
  expect(await captchaProof()).toBe('')
  answer({ hello: 'world' })
  vi.stubGlobal('Worker', BlockedWorker)
  expect(await captchaProof()).toBe('')
})

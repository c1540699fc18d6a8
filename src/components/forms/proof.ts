import { type Challenge, solveChallengeWorkers } from 'altcha-lib'

const MS_MAX = 20_000
const createWorker = () => new Worker(new URL('./proof.worker.ts', import.meta.url))

/** Proof of work, about 250 ms in a worker. Empty when it fails or takes longer than MS_MAX. */
export async function captchaProof(): Promise<string> {
  try {
    const answer = await fetch('/api/captcha')
    if (!answer.ok) return ''
    const challenge: Challenge = await answer.json()
    const solution = await solveChallengeWorkers({ challenge, concurrency: 1, createWorker, timeout: MS_MAX })
    return solution ? btoa(JSON.stringify({ challenge, solution })) : ''
  } catch {
    return ''
  }
}

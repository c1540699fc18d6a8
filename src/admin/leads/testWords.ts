import type { TestAnswer } from '@/features/leads/testWebhook'

/** What a webhook answered to its test. */
export function testWords(answer: TestAnswer): string {
  const time = `after ${(answer.ms / 1000).toFixed(1)} s`
  if (answer.took) return `It took the test: it answered ${answer.status} ${time}.`
  const message = answer.words ? ` It said: “${answer.words}”` : ''
  return `The test was not taken: ${answer.reason} (${time}).${message}`
}

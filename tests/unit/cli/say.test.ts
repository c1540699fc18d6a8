import { afterEach, expect, it, vi } from 'vitest'
import { report } from '@/cli/client/say'

afterEach(() => vi.restoreAllMocks())

it.each([
  [true, ['One.', 'Two.'], 0, 'One.\nTwo.\n', ''],
  [false, ['Refused.'], 1, '', 'Refused.\n'],
])('a result (ok: %s) goes where it belongs', (ok, lines, code, out, reported) => {
  const heard = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      heard[name] += String(text)
      return true
    })
  const answer = report({ ok, lines })
  vi.restoreAllMocks()
  expect([answer, heard]).toEqual([code, { stdout: out, stderr: reported }])
})

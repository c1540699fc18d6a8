import { expect, it } from 'vitest'
import { USAGE, usageOf } from '@/cli/client/args'

it.each([
  ['stock push', ['stock push FILE', '--receipt FILE']],
  ['keys create', ['keys create --tenant', '--days N']],
  ['tenants resume', ['tenants resume SLUG']],
  ['feeds reject', ['feeds reject ID']],
  ['doctor', ['doctor']],
])('%s --help says its own lines alone', (command, lines) => {
  const message = usageOf(command)
  for (const line of lines) expect(message).toContain(line)
  expect(message.length).toBeLessThan(USAGE.length / 4)
})

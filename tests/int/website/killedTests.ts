/** The worker dies at each step of a plan; after the lease the next one completes it, with one effect and one line in the history. */
import { expect, it, vi } from 'vitest'
import type { Pages } from './pages'

const LEASE_MS = 60_000
const NOW = 1_000_000
class Killed extends Error {}

export function killedTests(open: () => Pages): void {
  /** As a kill leaves it: the lease stays, nothing after `step` was done. */
  async function killAt(step: 'row' | 'version' | 'audit' | 'end', id: string): Promise<void> {
    const { table } = await import('@/db/table')
    const store = open().db.db
    const log = await table('audit-log')
    const rows = await table('plans')
    const die = () => Promise.reject(new Killed(step))
    const spies = {
      row: () => vi.spyOn(store, 'updateOne').mockImplementation(die),
      version: () => vi.spyOn(store, 'createVersion').mockImplementation(die),
      audit: () => vi.spyOn(log, 'insert').mockImplementation(die),
      end: () => vi.spyOn(rows, 'delete').mockImplementation(die),
    }
    const real = rows.update.bind(rows)
    // A killed process notes no fault.
    vi.spyOn(rows, 'update').mockImplementation(async (where, set, inc) =>
      'fault' in set ? 0 : real(where, set, inc),
    )
    spies[step]()
    await open().run(NOW, 1)
    vi.restoreAllMocks()
    expect(await open().plans(id)).toHaveLength(1)
  }

  it.each(['row', 'version', 'audit', 'end'] as const)('killed at its %s', async (step) => {
    const { make, plan, shown, notified, run, plans } = open()
    const { id } = await make('Words')
    await plan(id, 'publish', NOW)
    await killAt(step, id)
    // The lease holds the others off.
    expect(await run(NOW + 1)).toBe(false)
    expect(await run(NOW + LEASE_MS + 1)).toBe(true)
    expect(await shown(id)).toBe('Words')
    expect(await notified(id)).toEqual(['was published as scheduled pages'])
    expect(await plans(id)).toEqual([])
  })
}

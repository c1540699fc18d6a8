import { expect, it, vi } from 'vitest'
import type { FeedRow } from '@/features/stock/feedRows'
import { noteChunk } from '@/features/stock/feedSummary'
import type { ItemResult } from '@/features/stock/results'

const feed: FeedRow = {
  id: 'f1',
  tenant: 't1',
  dealership_id: 'd1',
  dealership_slug: 'd',
  createdAt: '2026-08-01T00:00:00.000Z',
  state: 'open',
  expected_count: null,
  received: 0,
  summary: null,
  missing: null,
  held_reason: null,
  committed_at: null,
  rev: 1,
}
const written = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock(import('@/features/stock/feedWrites'), async (original) => ({
  ...(await original()),
  writeSummary: written,
}))
vi.mock(import('@/features/stock/feedRows'), async (original) => ({
  ...(await original()),
  findFeed: () => Promise.resolve(feed),
}))

const refused: ItemResult = {
  index: 0,
  stocknum: 'A1',
  result: 'failed',
  errors: [{ detail: 'x', pointer: '/price' }],
}
const note = () => noteChunk(feed, [refused])

it('adds to what another chunk wrote meanwhile', async () => {
  written.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  await note()
  expect(written).toHaveBeenCalledTimes(2)
})

it('fails rather than lose what a chunk brought', async () => {
  written.mockResolvedValue(false)
  await expect(note()).rejects.toThrow('What a feed brought')
})

import { expect, it } from 'vitest'
import type { World } from '../../helpers/stockWorld'

export function pieceTests(open: () => World): void {
  it('many rows are read in pieces: each once, in the order of their ids', async () => {
    const { tenantId, dealership } = open().a
    const table = await (await import('@/db/table')).table('cars')
    const { rowsInPieces } = await import('@/db/pieces')
    const ids = Array.from({ length: 1_200 }, (_, n) => `0000-${String(n).padStart(4, '0')}`)
    await table.insertAll(
      ids.map((id, n) => ({
        ...{
          id,
          stocknum: `piece-${n}`,
          tenant: tenantId,
          slug: id,
          name: 'A car',
          model: 'Rio',
          year: 2020,
        },
        ...{ make: n % 100 ? 'Piece' : 'Other', car_type: 'used', status: 'in_stock' },
        ...{
          dealership_id: dealership.id,
          dealership_slug: 'city',
          rev: 1,
          indexed_rev: 1,
          content_hash: 'h',
        },
        ...{ updated_at: 1, created_at: 1 },
      })),
    )
    const pieces: unknown[][] = []
    for await (const piece of rowsInPieces('cars', [['make', '=', 'Piece']], ['stocknum']))
      pieces.push(piece.map(({ id }) => id))
    expect(await table.delete([['id', 'in', ids]])).toBe(1_200)
    expect(pieces.flat()).toEqual(ids.filter((_, n) => n % 100))
    expect(pieces.map(({ length }) => length)).toEqual([500, 500, 188])
  })
}

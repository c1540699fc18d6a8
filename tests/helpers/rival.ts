import { vi } from 'vitest'
import type { Table } from '@/db/tableTypes'

/** Another writer comes between the next read of `rows` and what its reader does then. */
export function afterNextRead(rows: Table, write: () => Promise<unknown>): void {
  const find = rows.find.bind(rows)
  const spy = vi.spyOn(rows, 'find').mockImplementationOnce(async (...requested) => {
    const found = await find(...requested)
    spy.mockRestore()
    await write()
    return found
  })
}

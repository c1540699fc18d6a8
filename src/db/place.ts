/** Where a store lies. A copy of it lies elsewhere, whoever made it and by whatever means. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), machine: z.string(), file: z.string(), inode: z.string() }),
  z.object({
    kind: z.literal('mongodb'),
    platform: z.string(),
    database: z.string(),
    /** MongoDB gives a collection that is restored another one; empty where the server has none. */
    uuid: z.string(),
  }),
])
export type Place = z.output<typeof placeSchema>

/** The same for good on a machine; containers have none, and their volumes go from one to another. */
function machineId(): string {
  try {
    return readFileSync('/etc/machine-id', 'utf8').trim()
  } catch {
    return ''
  }
}

export const placeOfFile = (file: string): Place => ({
  kind: 'file',
  machine: machineId(),
  file: path.resolve(/* turbopackIgnore: true */ file),
  inode: String(statSync(/* turbopackIgnore: true */ file, { bigint: true }).ino),
})

/** A folder that was renamed has its file still, and some file systems number their files anew: one of the two is enough. */
export function isSamePlace(one: Place, other: Place): boolean {
  if (one.kind === 'file' && other.kind === 'file')
    return one.machine === other.machine && (one.file === other.file || one.inode === other.inode)
  return (
    one.kind === 'mongodb' &&
    other.kind === 'mongodb' &&
    one.platform === other.platform &&
    one.database === other.database &&
    one.uuid === other.uuid
  )
}

import { open, readFile, rename } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { giveWay } from '@/lib/giveWay'
import { bytesOf, Parts, type Part } from './parts'

/** In the data folder. */
export const SNAPSHOT = 'search.index'
/** Of the layout of the parts. */
const FORMAT = 1
const CHECKSUM = 8
/** Summed in one go. */
const SLICE = 2 ** 24

const headOf = (name: string): string[] => ['forecourt search', String(FORMAT), name]

/**
 * A new file takes the place of the old one when all of it is on the disk: a crash leaves the old one.
 * @param before runs between the two
 */
export async function writeParts(
  file: string,
  name: string,
  parts: Iterable<Part>,
  before: () => Promise<void>,
): Promise<void> {
  const draft = await open(`${file}.new`, 'w', 0o600)
  let sum = 0
  const put = async (part: Part) => {
    const bytes = bytesOf(part)
    for (const some of bytes) sum = crc32(some, sum)
    await draft.writev(bytes)
    await giveWay()
  }
  try {
    await put(headOf(name))
    for (const part of parts) await put(part)
    await draft.write(new Uint8Array(Float64Array.of(sum).buffer))
    await draft.sync()
  } finally {
    await draft.close()
  }
  await before()
  await rename(`${file}.new`, file)
}

async function sumOf(bytes: Uint8Array): Promise<number> {
  let sum = 0
  for (let at = 0; at < bytes.length; at += SLICE) {
    sum = crc32(bytes.subarray(at, at + SLICE), sum)
    await giveWay()
  }
  return sum
}

/** Null for a file that is not there, is damaged or cut off, or has none of the names. */
export async function readParts(file: string, names: readonly string[]): Promise<Parts | null> {
  const read = await readFile(file).catch(() => null)
  if (!read || read.length < CHECKSUM) return null
  const bytes = new Uint8Array(read.buffer, read.byteOffset, read.length - CHECKSUM)
  if (read.readDoubleLE(bytes.length) !== (await sumOf(bytes))) return null
  const parts = new Parts(bytes)
  const [program, format, name = ''] = parts.strings()
  const [ours, current] = headOf(name)
  return program === ours && format === current && names.includes(name) ? parts : null
}

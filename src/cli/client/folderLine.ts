import { access, constants, mkdir, statfs } from 'node:fs/promises'
import type { DoctorLine } from './askedLine'

/** With less the next backup, or a day of pictures, fills it. */
const LEAST_MB = 200

/** On a full disk pages are still served, and nothing but refused writes would tell. `free`: bytes, for tests. */
export async function folderLine(
  dir: string,
  free: (dir: string) => Promise<number> = async (at) => {
    const { bavail, bsize } = await statfs(at)
    return bavail * bsize
  },
): Promise<DoctorLine> {
  try {
    await mkdir(dir, { recursive: true })
    await access(dir, constants.W_OK)
  } catch {
    return {
      ok: false,
      line: `FAULT data folder ${dir} cannot be written: set DATA_DIR, or change its owner`,
    }
  }
  const left = Math.floor((await free(dir)) / 1_000_000)
  return left < LEAST_MB
    ? { ok: false, line: `FAULT data folder ${dir} has ${left} MB left: make room, or writes are refused` }
    : { ok: true, line: `ok    data folder ${dir}` }
}

import { existsSync } from 'node:fs'
import { access, constants, opendir } from 'node:fs/promises'
import { redisFault, smtpFault } from '@/integrations/services'
import { roomFault } from '@/lib/startFaults'

export interface DoctorLine {
  ok: boolean
  line: string
}

/** It looks and makes nothing: a mistyped DATA_DIR must not become a folder. */
export async function folderLine(dir: string, free?: (dir: string) => Promise<number>): Promise<DoctorLine> {
  if (!existsSync(dir))
    return { ok: true, line: `note  data folder ${dir} is not there; the first start makes it` }
  try {
    await opendir(dir).then((folder) => folder.close())
    await access(dir, constants.W_OK)
  } catch {
    return {
      ok: false,
      line: `FAULT data folder ${dir} cannot be written: set DATA_DIR, or change its owner`,
    }
  }
  const fault = await roomFault(dir, free)
  return fault
    ? { ok: false, line: `FAULT data folder ${fault}` }
    : { ok: true, line: `ok    data folder ${dir}` }
}

const serviceLine = async (fault: Promise<string | null>, ok: string): Promise<DoctorLine> => {
  const found = await fault
  return found ? { ok: false, line: `FAULT ${found}` } : { ok: true, line: `ok    ${ok}` }
}

export const redisLine = (url: string): Promise<DoctorLine> =>
  serviceLine(redisFault(url), 'REDIS_URL: answers')
export const smtpLine = (url: string): Promise<DoctorLine> =>
  serviceLine(smtpFault(url), 'SMTP_URL: takes mail')

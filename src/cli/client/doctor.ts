import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { env } from '@/env'
import { readArgs } from './args'
import { COMMANDS } from './commandTable'
import { type DoctorLine, folderLine, redisLine, smtpLine } from './doctorLines'
import { tell } from './say'
import { findServer, operate, startingPort } from './server'

const OLDEST = [20, 19] as const
const packageSchema = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) })

function node(): DoctorLine {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const ok = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
  return {
    ok,
    line: ok
      ? `ok    Node ${process.version}`
      : `FAULT Node ${process.version} is too old: install ${OLDEST.join('.')} or newer`,
  }
}

async function versions(): Promise<string> {
  const { version, dependencies } = packageSchema.parse(JSON.parse(await readFile('package.json', 'utf8')))
  return `ok    Forecourt ${version}, Payload ${dependencies.payload}, Next ${dependencies.next}`
}

const storage = (): string =>
  env.s3 ? 'ok    S3_BUCKET: set' : 'note  S3_BUCKET: not set, pictures are kept in the data folder'

const mail = () =>
  env.smtpUrl
    ? smtpLine(env.smtpUrl)
    : { ok: true, line: `note  SMTP_URL: not set, mail is written to ${env.dataDir}/mail` }

const redis = () =>
  env.redisUrl
    ? redisLine(env.redisUrl)
    : { ok: true, line: 'note  REDIS_URL: not set, one process keeps its own page cache and limits' }

export async function doctorCommand(args: string[]): Promise<number> {
  readArgs(args, COMMANDS.doctor)
  const [runtime, data, cache, mails] = [node(), await folderLine(env.dataDir), await redis(), await mail()]
  tell(
    await versions(),
    runtime.line,
    `ok    settings (${env.mode} mode, role ${env.role})`,
    data.line,
    cache.line,
    mails.line,
    storage(),
  )
  const running = await findServer()
  const starting = running ? null : await startingPort()
  if (starting !== null) {
    // It may be changing the database just now: nobody else opens it.
    tell(`note  a server is starting on port ${starting}; run doctor again when it is ready`)
    return 1
  }
  tell(
    running
      ? `ok    server on port ${running.port}`
      : 'note  no server of this installation is running; start it with npm start',
  )
  const result = await operate({ op: 'doctor' }, running)
  tell(...result.lines)
  const ok = runtime.ok && data.ok && cache.ok && mails.ok && result.ok
  tell(ok ? 'All is well.' : 'Something needs attention: see the lines that begin with FAULT.')
  return ok ? 0 : 1
}

/** The only reader of process.env. */
import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv, type Env } from './env.schema'
import { makeFolder, folderWords } from './lib/startFaults'
import { isBuilding } from './lib/nextNames'

const building = isBuilding(process.env)

/** Demo mode stores its own secret next to its data, readable by the owner only. */
function demoSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  try {
    makeFolder(dataDir)
    chmodSync(dataDir, 0o700)
  } catch (error) {
    throw new EnvError([folderWords(dataDir, error)])
  }
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch {
    // The file exists already (an earlier start, or another process): that one counts.
  }
  return readFileSync(file, 'utf8').trim()
}

export class EnvError extends Error {
  constructor(readonly faults: string[]) {
    super(`Forecourt cannot start:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
    this.name = 'EnvError'
  }
}

function load(): Env {
  const { env, faults } = parseEnv(
    process.env,
    building ? () => 'not-used-while-building'.repeat(2) : demoSecret,
  )
  if (!env) throw new EnvError(faults)
  return env
}

export const env: Env = load()
export type { Env }

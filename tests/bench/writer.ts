import { spawnSync } from 'node:child_process'
import type { SiteServer } from './siteServer'

const BATCH = 500

/** A demo dealer's key for reading and writing stock, made with the operator's command. */
export function stockKey(site: SiteServer, tenant: string): string {
  const env = {
    ...process.env,
    PORT: String(site.port),
    DATA_DIR: site.dataDir,
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
  }
  const { stdout } = spawnSync(
    'node',
    [
      '--import',
      'tsx',
      'src/cli/client/index.ts',
      'keys',
      'create',
      '--tenant',
      tenant,
      '--scope',
      'stock:read,stock:write',
    ],
    { env, encoding: 'utf8' },
  )
  return stdout.trim().split('\n').at(-1) ?? ''
}

const headers = (key: string) => ({ authorization: `Bearer ${key}`, 'content-type': 'application/json' })

async function send(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${init.method} answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** Rejects when the change was not acknowledged. */
export const patchCar = (
  port: number,
  key: string,
  dealership: string,
  stocknum: string,
  change: Record<string, unknown>,
): Promise<void> =>
  send(`http://localhost:${port}/api/v1/dealerships/${dealership}/cars/${stocknum}`, {
    method: 'PATCH',
    headers: headers(key),
    body: JSON.stringify(change),
  })

export async function pushCars(
  port: number,
  key: string,
  dealership: string,
  cars: readonly unknown[],
): Promise<void> {
  for (let at = 0; at < cars.length; at += BATCH)
    await send(`http://localhost:${port}/api/v1/dealerships/${dealership}/cars:batch`, {
      method: 'POST',
      headers: headers(key),
      body: JSON.stringify(cars.slice(at, at + BATCH)),
    })
}

/** A dealer's feed for browser tests: one car sent or changed through the API with a key made for the test. */
import { execFileSync } from 'node:child_process'
import type { APIRequestContext } from '@playwright/test'
import { dataDir, platform, serverPort } from './setup'

const makeKey = (tenant: string): string => {
  const args = [
    '--import',
    'tsx',
    'src/cli/client/index.ts',
    'keys',
    'create',
    '--tenant',
    tenant,
    '--scope',
    'stock:read,stock:write',
  ]
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(serverPort),
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: '--conditions=production',
  }
  return (
    execFileSync(process.execPath, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .split('\n')
      .at(-1) ?? ''
  )
}

/** The command starts a process of its own, for two seconds: one key serves all tests of a worker. */
const keys = new Map<string, string>()
const keyOf = (tenant: string): string => {
  const key = keys.get(tenant) ?? makeKey(tenant)
  keys.set(tenant, key)
  return key
}

/** What names the key of this worker in lists: other workers have keys of their own. */
export const keyPrefix = (tenant: string): string => keyOf(tenant).split('_')[1] ?? ''

/** Sends one car; answers what the API says of it. */
export const integrator = (request: APIRequestContext, tenant: string, dealership: string) => {
  const headers = { authorization: `Bearer ${keyOf(tenant)}` }
  return async (
    method: 'PUT' | 'PATCH',
    stocknum: string,
    data: object,
  ): Promise<{ result: string; slug: string }> =>
    (
      await request.fetch(`${platform}/api/v1/dealerships/${dealership}/cars/${stocknum}`, {
        method,
        data,
        headers,
      })
    ).json()
}

import { spawnSync } from 'node:child_process'

/** A key of a dealer with all scopes, made with the operator's command. */
export function integratorKey(tenant: string, port: number, dataDir: string): string {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', DATABASE_URL: '' }
  const words = ['keys', 'create', '--tenant', tenant, '--scope', 'stock:read,stock:write,leads:read']
  const { stdout } = spawnSync('node', ['--import', 'tsx', 'src/cli/client/index.ts', ...words], {
    env,
    encoding: 'utf8',
  })
  const key = stdout.trim().split('\n').at(-1)
  if (!key) throw new Error(`No key of ${tenant} could be made`)
  return key
}

// Installs what the lock file says when node_modules is missing or older than it; nothing otherwise.
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.forecourt-lock'

function lockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
}

/** Returns true when it had to install. Exits the process when the installation fails. */
export function install() {
  const wanted = lockHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false
  console.log('Installing packages (first start or a changed lock file), about a minute …')
  // Development packages are wanted even where NODE_ENV says production: the build needs them.
  // Not `npm ci`: it refuses a lock file that lacks binaries of other platforms, which a registry mirror may not carry.
  // `--no-save` leaves the lock file as it is.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync('npm', args, { stdio: 'inherit' })
  if (result.status !== 0) {
    console.error(
      'npm install failed. Check the connection to the package registry, then run the command again.',
    )
    process.exit(1)
  }
  writeFileSync(STAMP, wanted)
  return true
}

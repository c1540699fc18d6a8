// Installs what the lock file says when node_modules is missing or older than it; nothing otherwise.
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { missingBinaries } from './platform-binaries.mjs'

const STAMP = 'node_modules/.forecourt-lock'
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

function lockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
}

function npm(...args) {
  return (
    spawnSync('npm', [...args, ...QUIET], { stdio: 'inherit', shell: process.platform === 'win32' })
      .status === 0
  )
}

/** npm silently skips an optional package that a mirror does not have; the build would then fail with an unrelated error. */
function addBinaries() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const libc = process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  const machine = { os: process.platform, cpu: process.arch, libc }
  const missing = missingBinaries(packages, machine, existsSync)
  if (missing.length === 0) return
  console.log(`This machine (${machine.os} ${machine.cpu}) also needs ${missing.join(', ')} …`)
  if (!npm('install', '--no-save', '--include=dev', ...missing))
    console.error(
      'They could not be installed; the next steps may fail. Check that the package registry has them.',
    )
}

/** Returns true when it had to install. Exits the process when the installation fails. */
export function install() {
  const wanted = lockHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false
  console.log('Installing packages (first start or a changed lock file), about a minute …')
  // Development packages are wanted even where NODE_ENV says production: the build needs them.
  if (!npm('ci', '--include=dev')) {
    console.error('npm ci failed. Check the connection to the package registry, then run the command again.')
    process.exit(1)
  }
  addBinaries()
  writeFileSync(STAMP, wanted)
  return true
}

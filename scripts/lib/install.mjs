// Installs what the lock file says when node_modules lacks it or is older; nothing otherwise.
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { missingBinaries } from './platform-binaries.mjs'

const STAMP = 'node_modules/.forecourt-lock'
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * `there`: the stamp of the last installation, "HASH LEVEL"; `level`: 'run', or 'test' for what tests and linters need, too.
 * Answers `{ args, stamp }` for npm, or null. What is there stays: after `npm test` a changed lock renews everything.
 */
export function planned(there, hash, level) {
  const [oldHash, oldLevel] = there.split(' ')
  const all = level === 'test' || oldLevel === 'test'
  const stamp = `${hash} ${all ? 'test' : 'run'}`
  if (there === stamp) return null
  // Said outright, because NODE_ENV decides otherwise. `npm ci` would begin by removing what `npm start` has installed.
  if (oldHash === hash) return { args: ['install', '--no-save', '--include=dev'], stamp }
  return { args: ['ci', all ? '--include=dev' : '--omit=dev'], stamp }
}

function npm(...args) {
  return (
    spawnSync('npm', [...args, ...QUIET], {
      // Errors are on the other stream.
      stdio: ['inherit', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    }).status === 0
  )
}

/** npm silently skips an optional package that a mirror does not have; the build would then fail with an unrelated error. */
function addBinaries(lock, scope) {
  const { packages } = JSON.parse(lock)
  const libc = process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  const machine = { os: process.platform, cpu: process.arch, libc }
  const missing = missingBinaries(packages, machine, existsSync, scope === '--include=dev')
  if (missing.length === 0) return
  console.log(`This machine (${machine.os} ${machine.cpu}) also needs ${missing.join(', ')} …`)
  if (!npm('install', '--no-save', scope, ...missing))
    console.error(
      'They could not be installed; the next steps may fail. Check that the package registry has them.',
    )
}

/** Returns true when it had to install. Exits the process when the installation fails. */
export function install(level) {
  const lock = readFileSync('package-lock.json', 'utf8')
  const plan = planned(read(STAMP), createHash('sha256').update(lock).digest('hex'), level)
  if (!plan) return false
  console.log('Installing packages (first start or a changed lock file) …')
  // Twice: a registry can be late, and on a busy machine a package's own script can find its file still open.
  if (!npm(...plan.args) && !npm(...plan.args)) {
    console.error(
      `npm ${plan.args[0]} failed. Check the connection to the package registry, then run the command again.`,
    )
    process.exit(1)
  }
  addBinaries(lock, plan.args.at(-1))
  writeFileSync(STAMP, plan.stamp)
  return true
}

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingBinaries, unlocked } from '../../../scripts/lib/platform-binaries.mjs'

const binary = (os: string, cpu: string, libc?: string) => ({
  version: '2.0.0',
  optional: true,
  os: [os],
  cpu: [cpu],
  ...(libc ? { libc: [libc] } : {}),
})
const PACKAGES = {
  'node_modules/tool': {
    version: '2.0.0',
    optionalDependencies: { 'tool-mac': '2.0.0', 'tool-linux': '2.0.0' },
  },
  'node_modules/tool-linux': binary('linux', 'x64', 'glibc'),
  'node_modules/tool-linux-musl': binary('linux', 'x64', 'musl'),
  'node_modules/other': { version: '1.0.0', optional: true, os: ['!win32'], cpu: ['x64'] },
}
const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' }

describe('compiled packages', () => {
  it('names what the lock file lacks for another machine', () => {
    expect(unlocked(PACKAGES)).toEqual([{ name: 'tool-mac', version: '2.0.0', of: 'tool' }])
  })

  it.each([
    [linux, ['tool-linux@2.0.0', 'other@1.0.0']],
    [{ ...linux, libc: 'musl' }, ['tool-linux-musl@2.0.0', 'other@1.0.0']],
    [{ ...linux, cpu: 'arm64' }, []],
    [{ ...linux, os: 'win32' }, []],
  ])('names what %o needs and does not have', (machine, wanted) => {
    expect(missingBinaries(PACKAGES, machine, () => false, false)).toEqual(wanted)
    expect(missingBinaries(PACKAGES, machine, () => true, false)).toEqual([])
  })

  it('names what tests alone need when they run', () => {
    const packages = { 'node_modules/browser': { ...binary('linux', 'x64'), dev: true } }
    const missing = [false, true].map((tests) => missingBinaries(packages, linux, () => false, tests))
    expect(missing).toEqual([[], ['browser@2.0.0']])
  })

  it('finds the lock file whole, so that npm ci takes it on every machine', () => {
    expect(unlocked(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)).toEqual([])
  })
})

import { spawnSync } from 'node:child_process'
import os from 'node:os'

const cores = os.cpus().length
const apart = cores > 1 && spawnSync('taskset', ['--version']).status === 0
const pinned =
  (list: string) =>
  (command: string, args: readonly string[]): [command: string, args: string[]] =>
    apart ? ['taskset', ['-c', list, command, ...args]] : [command, [...args]]

/** A server under test has the first core to itself, the client all others. */
export const onServerCore = pinned('0')
export const onClientCore = pinned(cores > 2 ? `1-${cores - 1}` : '1')

export const CORES = apart
  ? `server on core 0, client on core ${cores > 2 ? `1 to ${cores - 1}` : '1'}`
  : 'server and client share the cores: taskset or a second core is missing'

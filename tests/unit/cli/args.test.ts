import { describe, expect, it } from 'vitest'
import { isWithin } from '@/cli/backupFolder'
import { COMMANDS } from '@/cli/client/commandTable'
import { readArgs, readNumber } from '@/cli/client/args'

describe('D10 what is typed after a command', () => {
  it('takes its words and options, and no word more', () => {
    const read = readArgs(['west', '--yes'], COMMANDS['tenants remove'])
    expect([read.positionals, read.values.yes]).toEqual([['west'], true])
    expect(() => readArgs(['west', 'east'], COMMANDS['tenants resume'])).toThrow(
      '“east” is a word too many here.',
    )
    expect(() => readArgs(['rebuild'], COMMANDS['search rebuild'])).toThrow(
      '“rebuild” is a word too many here.',
    )
    expect(() => readArgs(['--yess'], COMMANDS['tenants remove'])).toThrow('--yess')
  })
  it.each(['abc', '', '0', '-1', '1.5', '3651', '1e3', ' 7'])('refuses %j as a number of days', (text) =>
    expect(() => readNumber(text, '--days', [1, 3650])).toThrow(
      `--days takes a whole number from 1 to 3650, not “${text}”.`,
    ),
  )
  it('takes a whole number, or none', () => {
    expect(readNumber('30', '--days', [1, 3650])).toBe(30)
    expect(readNumber(undefined, '--days', [1, 3650])).toBeUndefined()
  })
})

it.each([
  ['/srv/data', true],
  ['/srv/data/backups/monday', true],
  ['/srv/data/../data/x', true],
  ['/srv/data2', false],
  ['/srv/backups', false],
  ['/srv', false],
  ['/srv/data/..x', true],
])('Q12 a backup to %s would be in the data folder: %s', (folder, expected) =>
  expect(isWithin(folder, '/srv/data')).toBe(expected),
)

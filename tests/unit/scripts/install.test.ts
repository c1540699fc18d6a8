import { expect, it } from 'vitest'
import { planned } from '../../../scripts/lib/install.mjs'

const running = ['ci', '--omit=dev']
const everything = ['ci', '--include=dev']
const theRest = ['install', '--no-save', '--include=dev']

it.each([
  ['', 'run', running, 'new run'],
  ['', 'test', everything, 'new test'],
  ['old run', 'run', running, 'new run'],
  ['old run', 'test', everything, 'new test'],
  ['old test', 'run', everything, 'new test'],
  ['new run', 'test', theRest, 'new test'],
  // The stamp of an earlier version of these scripts, which knew one level.
  ['old', 'run', running, 'new run'],
] as const)('after "%s" the level %s needs npm %j', (there, level, args, stamp) => {
  expect(planned(there, 'new', level)).toEqual({ args, stamp })
  expect(planned(stamp, 'new', level)).toBeNull()
})

it('npm start after npm test leaves everything there', () => {
  expect(planned('new test', 'new', 'run')).toBeNull()
})

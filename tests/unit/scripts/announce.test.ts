import { expect, it } from 'vitest'
import { readyLines } from '../../../scripts/lib/announce.mjs'

const demo = {
  dealers: [{ name: 'Harbour Toyota', url: 'http://harbour-toyota.localhost:4000' }],
  admin: {
    url: 'http://localhost:4000/admin',
    logins: [{ role: 'editor', email: 'e@x.example', password: 'pw' }],
  },
}

it('names the dealers, the admin and the log-ins of the demo', () => {
  const text = readyLines(demo, { PORT: '4000' }, '2.0 s').join('\n')
  for (const part of [
    'http://harbour-toyota.localhost:4000',
    'http://localhost:4000/admin',
    'e@x.example',
    '2.0 s',
  ])
    expect(text).toContain(part)
})

it('names the public address of the admin in production, never localhost', () => {
  const env = { DATABASE_URL: 'mongodb://db/x', PLATFORM_HOST: 'forecourt.example', PORT: '4000' }
  const text = readyLines(null, env, '2.0 s').join('\n')
  expect(text).toContain('https://forecourt.example/admin')
  expect(text).not.toContain('localhost')
})

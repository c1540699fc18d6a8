import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '../../helpers/listen'

let body = ''
const server = createServer((_, res) => void res.end(body))
let startingPort: () => Promise<number | null>
let listening: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  listening = await listen(server)
  process.env.PORT = String(listening.port)
  ;({ startingPort } = await import('@/cli/client/server'))
})
afterAll(() => listening.close())

const ready = (started: boolean) => JSON.stringify({ ok: started, checks: { server: { started } } })

it.each([
  ['a server that is not ready yet', ready(false), true],
  ['a ready server of another installation', ready(true), false],
  ['one that tells strangers no parts', '{"ok":false}', false],
  ['another program', '<p>Hello</p>', false],
])('%s', async (_what, answer, expected) => {
  body = answer
  expect(await startingPort()).toBe(expected ? listening.port : null)
})

it('a port where nobody listens is no start', async () => {
  await listening.close()
  expect(await startingPort()).toBeNull()
})

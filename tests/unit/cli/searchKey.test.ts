import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mayMakeKeys } from '@/search/meilisearch/mayMakeKeys'

const server = createServer((req, res) => {
  const isMaster = req.headers.authorization === 'Bearer master'
  res.writeHead(isMaster ? 200 : 403, { 'content-type': 'application/json' })
  res.end(
    JSON.stringify(
      isMaster
        ? { results: [], offset: 0, limit: 1, total: 0 }
        : { message: 'The provided API key is invalid.', code: 'invalid_api_key', type: 'auth', link: '' },
    ),
  )
})
let host = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  host = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => server.close())

it('the doctor knows the master key of the search from one of the app', async () => {
  expect(await mayMakeKeys({ host, apiKey: 'master' })).toBe(true)
  expect(await mayMakeKeys({ host, apiKey: 'cars' })).toBe(false)
})

it('a search server that does not answer is no key that is fine', async () => {
  await expect(mayMakeKeys({ host: 'http://127.0.0.1:9', apiKey: 'master' })).rejects.toThrow()
})

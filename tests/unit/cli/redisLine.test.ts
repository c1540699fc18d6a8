import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { redisLine } from '@/cli/client/doctorLines'

const server = createServer((socket) => {
  socket.on('data', () => socket.write('+PONG\r\n'))
  socket.on('error', () => undefined)
})
const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

it('the doctor asks Redis, and says what to do when it does not answer', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!isAddress(address)) throw new Error('no port')
  const url = `redis://127.0.0.1:${address.port}`
  expect(await redisLine(url)).toEqual({ ok: true, line: 'ok    REDIS_URL: answers' })
  await new Promise((resolve) => server.close(resolve))
  expect(await redisLine(url)).toEqual({
    ok: false,
    line: expect.stringMatching(/^FAULT REDIS_URL: does not answer .*Check the address/),
  })
})

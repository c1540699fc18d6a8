import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { smtpLine } from '@/cli/client/doctorLines'

const server = createServer((socket) => {
  socket.write('220 mail.example ready\r\n')
  socket.on('data', (message) =>
    socket.write(/^EHLO/i.test(String(message)) ? '250 mail.example\r\n' : '250 ok\r\n'),
  )
  socket.on('error', () => undefined)
})
const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

it('the doctor asks the mail server, and says what to do when it takes none', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!isAddress(address)) throw new Error('no port')
  const url = `smtp://127.0.0.1:${address.port}`
  expect(await smtpLine(url)).toEqual({ ok: true, line: 'ok    SMTP_URL: takes mail' })
  await new Promise((resolve) => server.close(resolve))
  expect(await smtpLine(url)).toEqual({
    ok: false,
    line: expect.stringMatching(/^FAULT SMTP_URL: takes no mail .*Check the address/),
  })
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { smsToFiles, smsByHttp } from '@/integrations/sms'
import { listen } from '../../helpers/listen'

const message = { key: 'L1-sms', to: '+61412345678', text: 'We have your message.' }

it('writes a message as a file, once for each key', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sms-'))
  await smsToFiles(folder).send(message)
  await smsToFiles(folder).send(message)
  expect(readFileSync(path.join(folder, 'L1-sms.sms.txt'), 'utf8')).toBe(
    'To: +61412345678\n\nWe have your message.\n',
  )
  rmSync(folder, { recursive: true })
})

it('posts a message to the gateway with its key and log-in, and takes only 2xx for an answer', async () => {
  const requested: unknown[] = []
  let status = 202
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      const { authorization, 'idempotency-key': key } = request.headers
      requested.push([request.method, request.url, authorization, key, JSON.parse(body)])
      response.writeHead(status).end()
    })
  })
  const { port, close } = await listen(server)
  const gateway = smsByHttp(`http://me:se%20cret@127.0.0.1:${port}/send?from=x`)
  await gateway.send(message)
  const login = `Basic ${Buffer.from('me:se cret').toString('base64')}`
  const { to, text } = message
  expect(requested).toEqual([['POST', '/send?from=x', login, 'L1-sms', { to, text }]])
  status = 500
  await expect(gateway.send(message)).rejects.toThrow('answered 500')
  await close()
})

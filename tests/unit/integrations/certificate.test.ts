import { readFileSync } from 'node:fs'
import { createServer } from 'node:tls'
import { expect, it } from 'vitest'
import { certificatesOf } from '@/features/dealers/certificates'
import { certificateEnd } from '@/integrations/certificate'

const pem = (name: string) => readFileSync(`tests/fixtures/certificates/${name}.pem`, 'utf8')
const HOUR = 3_600_000

it('reads the end of the certificate that a host shows, and refuses one that browsers refuse', async () => {
  const server = createServer({ key: pem('localhost.key'), cert: pem('localhost') })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ends = await certificateEnd('localhost', { port, ca: pem('localhost') })
  expect(new Date(ends).getUTCFullYear()).toBeGreaterThan(2100)
  await expect(certificateEnd('localhost', { port })).rejects.toThrow(/self.signed/i)
  await new Promise((done) => server.close(done))
  await expect(certificateEnd('localhost', { port })).rejects.toThrow()
})

it('looks at a host once in six hours, and tells why one has none', async () => {
  const requested: string[] = []
  const read = async (host: string) => {
    requested.push(host)
    if (host === 'bad.example') throw new Error('self-signed certificate')
    return 7
  }
  const at = (hours: number) => certificatesOf(['good.example', 'bad.example'], hours * HOUR, read)
  expect(await at(100)).toMatchObject([
    { host: 'good.example', ends: 7, fault: '' },
    { host: 'bad.example', ends: null, fault: 'self-signed certificate' },
  ])
  await at(105)
  expect(requested).toHaveLength(2)
  await at(107)
  expect(requested).toHaveLength(4)
})

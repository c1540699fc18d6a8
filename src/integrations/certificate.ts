import { connect } from 'node:tls'

const WAIT_MS = 4000

/** When the certificate that a host shows ends (epoch ms). @throws Error when it shows none, or one that browsers refuse */
export const certificateEnd = (host: string, { port = 443, ca }: { port?: number; ca?: string } = {}) =>
  new Promise<number>((resolve, reject) => {
    const socket = connect({ host, port, servername: host, ...(ca && { ca }) }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to)
      socket.end()
      if (Number.isNaN(end)) reject(new Error('It shows no certificate'))
      else resolve(end)
    })
    socket.setTimeout(WAIT_MS, () => socket.destroy(new Error('It does not answer')))
    socket.on('error', reject)
  })

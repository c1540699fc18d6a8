/** deploy/Caddyfile as a process of this machine, with certificates of an authority of its own, in place of one that would call it from outside. */
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request, type RequestOptions } from 'node:https'
import { TLSSocket } from 'node:tls'
import path from 'node:path'
import type { Reply, Send } from '../rawHttp'
import { freePort } from '../redis'
import { startContainer, type Running } from './process'

type Shown = Pick<Reply, 'status' | 'text'> & { names: string }
export interface Proxy extends Running {
  http: number
  /** As a browser that trusts the authority of this Caddy. Rejects when there is no certificate for the host. */
  overTls(host: string, at?: string, how?: Pick<Send, 'method' | 'headers' | 'body'>): Promise<Shown>
}

const OWN_PORT = '2080'

/** @param environment of the proxy's service. `WEB_PROCESSES` names ports of loopback. */
export async function startProxy(
  dir: string,
  environment: Record<string, string>,
  source = 'deploy/Caddyfile',
): Promise<Proxy> {
  const [http, https, own] = [await freePort(), await freePort(), await freePort()]
  const config = path.join(dir, path.basename(source))
  const options = `admin off\nhttp_port ${http}\nhttps_port ${https}\nlocal_certs\nskip_install_trust`
  const text = readFileSync(source, 'utf8')
    .replace(/^\{$/m, `{\n${options}`)
    .replaceAll(`localhost:${OWN_PORT}`, `localhost:${own}`)
  if (/\bweb[-: ]\d/.test(text.replaceAll(/#.*/g, ''))) throw new Error(`${source} names a process itself`)
  writeFileSync(config, text)
  const env = { ...environment, HOME: dir, XDG_DATA_HOME: dir }
  const running = startContainer(['caddy', 'run', '--config', config, '--adapter', 'caddyfile'], { env })

  const overTls: Proxy['overTls'] = (host, at = '/', { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const ca = readFileSync(path.join(dir, 'caddy/pki/authorities/local/root.crt'))
      const how: RequestOptions = {
        ...{ host: '127.0.0.1', port: https, path: at, method, servername: host },
        ...{ headers: { ...headers, host }, ca, agent: new Agent() },
      }
      const requested = request(how, (answer) => {
        const { socket } = answer
        const names = (socket instanceof TLSSocket && socket.getPeerCertificate().subjectaltname) || ''
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8'), names }),
        )
      })
      requested.on('error', reject)
      requested.end(body)
    })

  return { ...running, http, overTls }
}

import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}
export interface Send {
  method?: string
  path?: string
  host?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  agent?: Agent
}

/** One request with any Host header, any path exactly as written, without a client library. */
export function send(
  port: number,
  { method = 'GET', path = '/', host = 'a.localhost', headers = {}, body, agent }: Send = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const req = request(
      { port, method, path, headers: { host, ...headers }, agent: agent ?? new Agent() },
      (res) => {
        const parts: Buffer[] = []
        res.on('data', (part: Buffer) => parts.push(part))
        res.on('error', reject)
        res.on('end', () => {
          const whole = Buffer.concat(parts)
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: whole,
            text: whole.toString('utf8'),
          })
        })
      },
    )
    req.on('error', reject)
    req.end(body)
  })
}

/** Writes bytes on a connection and reads what comes back until it closes or `ms` are over. */
export function raw(port: number, bytes: string | Buffer, ms = 2000): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
    const done = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(text)
    }
    const timer = setTimeout(done, ms)
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.on('close', done)
    socket.on('error', done)
    socket.write(bytes)
  })
}

/** The statuses in the response of a connection, in order. */
export function statuses(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((found) => Number(found[1]))
}

import { createServer, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { PUBLIC, type Policy } from '@/integrations/remotePicture'
import { listen } from './listen'

type Answer = (response: ServerResponse) => void

/** A picture host whose paths respond as a test says; names resolve to it by `policy.resolve`. */
export interface PictureHost {
  port: number
  /** `http://cars.example:port/path` */
  url(path: string): string
  on(path: string, answer: Answer): void
  /** Requested paths, in order. */
  requested: string[]
  /** As in production, except that it allows the loopback and its port. The program itself has no such policy. */
  policy: Policy
  close(): Promise<void>
}

export const send =
  (body: Buffer | string, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body)
export const redirect = (location: string): Answer => send('', 302, { location })

export const picture = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  background = '#246',
  width = 60,
): Promise<Buffer> =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

export async function pictureHost(): Promise<PictureHost> {
  const answers = new Map<string, Answer>()
  const requested: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requested.push(path)
    const answer = answers.get(path) ?? send('no', 404)
    answer(response)
  })
  const { port, close } = await listen(server)
  const policy: Policy = {
    ...PUBLIC,
    allowsAddress: (address) => address === '127.0.0.1' || PUBLIC.allowsAddress(address),
    allowsPort: (input) => input === String(port) || PUBLIC.allowsPort(input),
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    timeoutMs: 2_000,
  }
  return {
    port,
    requested,
    policy,
    close,
    url: (path) => `http://cars.example:${port}${path}`,
    on: (path, answer) => void answers.set(path, answer),
  }
}

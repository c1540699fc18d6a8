import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { listen } from './listen'
import type { S3Settings } from '@/integrations/storage/s3'

/** A stand-in for an S3-compatible store over HTTP: refuses unsigned requests and records all. */
export interface S3Double {
  settings: S3Settings
  objects: Map<string, { body: Buffer; type: string }>
  /** `GET /bucket/key`, in order. */
  requests: string[]
  close(): Promise<void>
}

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=test-key\/\d{8}\/test-region\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$/

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of request) if (part instanceof Uint8Array) parts.push(part)
  return Buffer.concat(parts)
}

const isSigned = ({ headers }: IncomingMessage, body: Buffer): boolean => {
  const digest = headers['x-amz-content-sha256']
  const ofBody = createHash('sha256').update(body).digest('hex')
  return (
    SIGNATURE.test(headers.authorization ?? '') &&
    Boolean(headers['x-amz-date']) &&
    (!digest || digest === 'UNSIGNED-PAYLOAD' || digest === ofBody)
  )
}

export async function s3Double(): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map()
  const requests: string[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const key = request.url ?? ''
      requests.push(`${request.method} ${key}`)
      if (!isSigned(request, body))
        return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      if (request.method === 'PUT') objects.set(key, { body, type: request.headers['content-type'] ?? '' })
      if (request.method === 'DELETE') objects.delete(key)
      if (request.method === 'PUT' || request.method === 'DELETE')
        return response.writeHead(request.method === 'PUT' ? 200 : 204).end()
      const requested = new URL(key, 'http://s3')
      if (requested.searchParams.get('list-type') === '2') {
        const within = `${requested.pathname}/${requested.searchParams.get('prefix')}`
        const keys = [...objects.keys()].filter((one) => one.startsWith(within)).slice(0, 2)
        const listed = keys.map(
          (one) => `<Contents><Key>${one.split('/').slice(2).join('/')}</Key></Contents>`,
        )
        return response.writeHead(200).end(`<ListBucketResult>${listed.join('')}</ListBucketResult>`)
      }
      const found = objects.get(key)
      if (!found) return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': found.type, 'content-length': found.body.byteLength })
      return response.end(request.method === 'HEAD' ? undefined : found.body)
    })
  })
  const { port, close } = await listen(server)
  const settings = {
    bucket: 'cars',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'test-region',
    accessKeyId: 'test-key',
    secretAccessKey: 'test-secret',
  }
  return { settings, objects, requests, close }
}

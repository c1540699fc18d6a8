import { AwsClient } from 'aws4fetch'
import { checkKey, type Storage } from './types'

export interface S3Settings {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Any S3-compatible store, addressed by path (`endpoint/bucket/media/key`). */
export function s3Storage({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const at = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/media/${checkKey(key)}`
  const call = async (key: string, init: RequestInit, accepted: number[]) => {
    const response = await client.fetch(at(key), { ...init, signal: AbortSignal.timeout(20_000) })
    if (!response.ok && !accepted.includes(response.status)) throw new Error(`Object storage answered ${response.status}`)
    return response
  }
  return {
    async put(key, data, contentType) {
      await call(key, { method: 'PUT', body: new Uint8Array(data), headers: { 'content-type': contentType } }, [])
    },
    async get(key) {
      const response = await call(key, { method: 'GET' }, [404])
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null
    },
    async remove(key) {
      await call(key, { method: 'DELETE' }, [404])
    },
  }
}

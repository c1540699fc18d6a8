import { AwsClient } from 'aws4fetch'
import { LRUCache } from 'lru-cache'
import { StoreUnavailable } from '@/lib/storeHealth'
import { checkFolder, checkKey, type Storage } from './local'

export interface S3Settings {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const KNOWN_MS = 5 * 60_000
const WAIT_MS = 20_000

/** Any S3-compatible store, with path-style URLs (`endpoint/bucket/folder/key`). */
export function s3Storage(
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  folder = 'media',
): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  // Every picture request checks that the key exists; this cache asks the bucket once in five minutes.
  const known = new LRUCache<string, true>({ max: 20_000, ttl: KNOWN_MS })
  const at = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${folder}/${checkKey(key)}`
  /** @throws StoreUnavailable when the bucket is unavailable */
  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(WAIT_MS)
    const response = await client.fetch(url, { ...init, signal }).catch((cause: unknown) => {
      throw new StoreUnavailable('Object storage did not answer', { cause })
    })
    if (response.status >= 500) throw new StoreUnavailable(`Object storage answered ${response.status}`)
    return response
  }
  /** At most 1,000 at a time: removing them makes room for the next. */
  const keysOf = async (tenant: string): Promise<string[]> => {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/${checkFolder(tenant)}/` })
    const response = await ask(`${endpoint.replace(/\/$/, '')}/${bucket}?${query}`, {})
    if (!response.ok) throw new Error(`Object storage answered ${response.status}`)
    const text = await response.text()
    return [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key.slice(folder.length + 1))
  }
  const call = async (key: string, init: RequestInit, accepted: number[]) => {
    const response = await ask(at(key), init)
    if (!response.ok && !accepted.includes(response.status))
      throw new Error(`Object storage answered ${response.status}`)
    return response
  }
  return {
    async put(key, data, contentType) {
      await call(
        key,
        { method: 'PUT', body: new Uint8Array(data), headers: { 'content-type': contentType } },
        [],
      )
    },
    async get(key) {
      const response = await call(key, { method: 'GET' }, [404])
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null
    },
    async has(key) {
      if (known.has(key)) return true
      const { ok } = await call(key, { method: 'HEAD' }, [404])
      if (ok) known.set(key, true)
      return ok
    },
    remove,
    async removeAll(tenant) {
      for (let keys = await keysOf(tenant); keys.length; keys = await keysOf(tenant))
        for (const key of keys) await remove(key)
    },
  }

  async function remove(key: string): Promise<void> {
    known.delete(key)
    await call(key, { method: 'DELETE' }, [404])
  }
}

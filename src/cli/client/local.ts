import { z } from 'zod'
import { FILE_QUERY, sendFileCall } from '@/integrator-api/files'
import { withKey } from '@/integrator-api/withKey'
import { CommandError } from './say'

const problemSchema = z.object({ detail: z.string() })
const onFiles = withKey('stock:write', sendFileCall, FILE_QUERY)

/** `path`: of the call that takes files. */
export async function dispatchLocal(key: string, path: string, bytes: Uint8Array): Promise<unknown> {
  const request = new Request(`http://localhost/api/v1${path}`, {
    method: 'POST',
    body: Buffer.from(bytes),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
  })
  const [, , name = ''] = path.split('?')[0]?.split('/') ?? []
  const params = Promise.resolve({ dealership: decodeURIComponent(name) })
  const response = await onFiles(request, { params })
  const answer: unknown = await response.json()
  if (response.ok) return answer
  const problem = problemSchema.safeParse(answer)
  throw new CommandError(problem.success ? problem.data.detail : `The push was refused (${response.status}).`)
}

import { headers } from 'next/headers'
import { pageCachePort } from './port'

export async function doNotKeep(): Promise<void> {
  const id = (await headers()).get('x-request-id')
  if (id) pageCachePort()?.veto(id)
}

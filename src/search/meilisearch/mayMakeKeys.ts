import { Meilisearch, MeilisearchApiError } from 'meilisearch'

/** True for the master key, or one with its rights: it reads every index, and whoever has it keeps a way in. */
export async function mayMakeKeys({ host, apiKey }: { host: string; apiKey: string }): Promise<boolean> {
  try {
    await new Meilisearch({ host, apiKey, timeout: 10_000 }).getKeys({ limit: 1 })
    return true
  } catch (error) {
    if (error instanceof MeilisearchApiError) return false
    throw error
  }
}

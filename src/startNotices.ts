/** A start goes on without these services, since pages and leads do: it says in a sentence each what is missing. */
import { env } from '@/env'
import { redisFault, smtpFault } from '@/integrations/services'
import { log } from '@/lib/log'
import { getSearchEngine } from '@/search'

const searchFault = async (): Promise<string | null> =>
  (await getSearchEngine().health()).ok
    ? null
    : 'MEILISEARCH_HOST: does not answer, or has no index of the cars. Check the address, the key and that it runs; until then lists come from the database.'

export async function sayWhatIsMissing(): Promise<void> {
  const { redisUrl, smtpUrl, meilisearch } = env
  const faults = await Promise.all([
    redisUrl ? redisFault(redisUrl) : null,
    smtpUrl ? smtpFault(smtpUrl) : null,
    meilisearch ? searchFault() : null,
  ])
  for (const fault of faults) if (fault) log.warn(fault)
}

import { MeilisearchEngine } from '@/search/meilisearch/engine'
import { startMeiliDouble } from '../../helpers/meiliDouble'
import { searchContract } from '../../helpers/searchContract'

searchContract(
  'Meilisearch adapter on the double',
  async () => {
    const double = await startMeiliDouble()
    return {
      engine: new MeilisearchEngine({ host: double.host, apiKey: 'key', searchTimeoutMs: 5_000 }),
      close: double.close,
    }
  },
  { runs: 30 },
)

const host = process.env.MEILISEARCH_HOST
if (host)
  searchContract(
    'Meilisearch adapter on a real server',
    async () => ({
      engine: new MeilisearchEngine({
        host,
        apiKey: process.env.MEILISEARCH_API_KEY ?? '',
        searchTimeoutMs: 5_000,
      }),
      close: async () => {},
    }),
    { runs: 30 },
  )

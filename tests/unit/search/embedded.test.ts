import { EmbeddedEngine } from '@/search/embedded/engine'
import { searchContract } from '../../helpers/searchContract'

searchContract('embedded', async () => ({ engine: new EmbeddedEngine(), close: async () => {} }), {
  runs: 500,
})

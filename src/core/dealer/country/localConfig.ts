import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { countryFacts } from './country'

/** The filter of states has the country's own word, unless the dealer renamed it. */
export function localConfig(config: TenantConfig): TenantConfig {
  const { region } = countryFacts(config.country)
  const filters = config.search.filters.map((entry) => {
    const filter = typeof entry === 'string' ? { name: entry } : entry
    return filter.name === 'state' ? { label: region, ...filter } : entry
  })
  return { ...config, search: { ...config.search, filters } }
}

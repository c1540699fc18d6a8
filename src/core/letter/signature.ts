import { countryFacts } from '@/core/dealer/country/country'
import type { Site } from '@/core/dealer/views'

/** Name, licence and postal address, as the law requires. Lines of plain text. */
export function signature({ config, tenant }: Pick<Site, 'config' | 'tenant'>): string[] {
  const { street, city, state, postcode } = config.address
  return [
    [
      config.legalName || tenant.name,
      config.licence,
      config.abn && `${countryFacts(config.country).businessNumber} ${config.abn}`,
    ]
      .filter(Boolean)
      .join(', '),
    [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    [config.phone && `Phone ${config.phone}`, config.email].filter(Boolean).join(', '),
  ].filter(Boolean)
}

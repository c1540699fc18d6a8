import { describe, expect, it } from 'vitest'
import { financeFindings, offerFindings } from '@/features/compliance/findings.rules'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { demoTenants } from '../../../tenants'

describe('the demo dealers keep the rules that they are shown', () => {
  it.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))('%s', (_, { config, offers = [] }) => {
    const { finance, licence, country } = tenantConfigSchema.parse(config)
    const broken = offers.flatMap(({ ends_in_days, slug, ...offer }) =>
      offerFindings(
        { ...offer, ends_at: ends_in_days === undefined ? null : '2027-01-01' },
        { licence, country },
      )
        .filter(({ isMust }) => isMust)
        .map(({ rule }) => `${slug}: ${rule}`),
    )
    expect(broken).toEqual([])
    expect(financeFindings(finance, country)).toEqual([])
  })
})

/** Dealers made for a test: a tenant, its dealership, and cars, straight in the database. */
import type { Payload } from 'payload'
import type { TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import type { Car } from '@/payload-types'

export const configInput = (over: Partial<TenantConfigInput> = {}): TenantConfigInput => ({
  template: 'test',
  theme: { fonts: { display: 'Archivo', body: 'Archivo' } },
  logo: { wordmark: 'Test' },
  address: { street: '1 Test Street', city: 'Testville', state: 'QLD', postcode: '4000' },
  timezone: 'Australia/Brisbane',
  legalName: 'Test Pty Ltd',
  phone: '(07) 5550 0100',
  voice: { notFound: 'Gone', notFoundHint: 'Look elsewhere', empty: 'Nothing here' },
  ...over,
})

export interface Dealer {
  tenant: string
  dealership: string
  host: string
}

export const makeDealer = async (
  db: Payload,
  slug: string,
  over: Partial<TenantConfigInput> = {},
  domains: string[] = [],
): Promise<Dealer> => {
  const tenant = await db.create({
    collection: 'tenants',
    data: { slug, name: `Dealer ${slug}`, status: 'active', domains, config: configInput(over) },
    overrideAccess: true,
  })
  const dealership = await db.create({
    collection: 'dealerships',
    data: { slug: `${slug}-yard`, name: `${slug} yard`, tenant: tenant.id },
    overrideAccess: true,
  })
  return { tenant: tenant.id, dealership: dealership.id, host: `${slug}.localhost` }
}

let count = 0

export const makeCar = async (
  db: Payload,
  dealer: Dealer,
  over: Partial<Omit<Car, 'id'>> = {},
): Promise<Car> => {
  const number = ++count
  return db.create({
    collection: 'cars',
    data: {
      tenant: dealer.tenant,
      dealership_id: dealer.dealership,
      dealership_slug: 'yard',
      name: `Car ${number}`,
      slug: `car-${number}`,
      stocknum: `T${number}`,
      make: 'Toyota',
      model: 'HiLux',
      year: 2021,
      price: 34_990,
      car_type: 'used',
      status: 'in_stock',
      rev: 1,
      created_at: Math.floor(Date.now() / 1000) - 30 * 86_400,
      show_on_dealer_website: true,
      ...over,
    },
    overrideAccess: true,
  })
}

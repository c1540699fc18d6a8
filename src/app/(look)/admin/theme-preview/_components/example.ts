import type { Car } from '@/core/car/car'
import type { TenantConfigInput } from '@/core/dealer/config/tenantConfig'

/** The plain theme: the settings send the dealer's own. */
export const exampleConfig = {
  template: 'plain',
  theme: { fonts: { display: 'Figtree', body: 'Figtree' } },
  logo: { wordmark: 'Your dealership' },
  address: { street: '', city: '', state: '', postcode: '' },
  timezone: 'Australia/Sydney',
  legalName: '',
  voice: { notFound: '', notFoundHint: '', empty: '' },
} satisfies TenantConfigInput

const common = {
  make: 'Toyota',
  year: 2022,
  price_type: 'drive_away',
  km: 41_200,
  car_type: 'used',
  status: 'in_stock',
  simple_fuel: 'Petrol',
  simple_transmission: 'Automatic',
  city: 'Your yard',
  dealership_id: 'example',
  dealership_slug: 'example',
} satisfies Partial<Car>

/** Two cards: one with a tag and an earlier price, one without. */
export const exampleCars = (now: Date): Car[] => [
  {
    ...common,
    id: 'look-1',
    slug: 'look-1',
    stocknum: 'look-1',
    name: '2022 Toyota RAV4',
    model: 'RAV4',
    badge: 'GXL',
    price: 38_990,
    before_price: 40_990,
    created_at: Math.floor(now.getTime() / 1000),
    images: [{ image: { url: '/media/demo/cutout-suv-hero.webp' } }],
  },
  {
    ...common,
    id: 'look-2',
    slug: 'look-2',
    stocknum: 'look-2',
    name: '2022 Toyota Corolla',
    model: 'Corolla',
    badge: 'Ascent Sport',
    price: 24_500,
    created_at: 0,
    images: [{ image: { url: '/media/demo/cutout-hatch-hero.webp' } }],
  },
]

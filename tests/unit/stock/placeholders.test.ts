/** A figure that stands for none is said, and one that the website does not show. */
import { expect, it } from 'vitest'
import { readItem } from '@/features/stock/validate'

const read = (facts: Record<string, unknown>, mode: 'put' | 'patch' = 'put') =>
  readItem({ make: 'Toyota', model: 'RAV4', year: 2022, car_type: 'used', ...facts }, 0, {
    ...{ mode, dealership: 'city', stocknum: 'A1' },
  })
const NOT_SHOWN = '/price was stored, and the website shows no price up to $10'

it.each([
  [{ price: -1 }, ['/price -1 is read as none'], { price: null }],
  [{ price: '-1' }, ['/price -1 is read as none'], { price: null }],
  [{ price: 0 }, ['/price 0 is read as none: the website shows no price'], { price: null }],
  [{ price: '0.00' }, ['/price 0 is read as none: the website shows no price'], { price: null }],
  [{ price: 1 }, [NOT_SHOWN], { price: 1 }],
  [{ price: '$10' }, [NOT_SHOWN], { price: 10 }],
  [{ price: 11 }, [], { price: 11 }],
  [{ price: null }, [], { price: null }],
  [{ price: 'TBA' }, [], { price: null }],
  [{ km: -1 }, ['/km -1 is read as none'], { km: null }],
  [{ km: '-1' }, ['/km -1 is read as none'], { km: null }],
  [{ km: 0 }, ['/km was stored, and the website shows no 0 km of a used car'], { km: 0 }],
  [{ km: 0, car_type: 'new' }, [], { km: 0 }],
  [{ before_price: 0 }, [], { before_price: null }],
  [{ before_price: -1 }, ['/before_price -1 is read as none'], { before_price: null }],
])('%j', (facts, said, stored) => {
  for (const mode of ['put', 'patch'] as const) {
    const item = read(facts, mode)
    expect(item.warnings.map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual(said)
    expect(item.ok && item.facts).toMatchObject(stored)
  }
})

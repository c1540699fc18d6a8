import { describe, expect, test } from 'vitest'
import { financeLinks } from '@/core/car/finance/links'
import { financeHref, financeTarget } from '@/core/money/paths'
import { withQuery } from '@/core/dealer/links/redirects'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'

const config = (links: object[], finance = true, baseDomain?: string) => ({
  features: featuresSchema.parse({ finance }),
  finance: financeConfigSchema.parse({ links }),
  baseDomain,
})
const used = { car_type: 'used', model: 'Corolla Cross' } as const

describe('calculators elsewhere', () => {
  const away = { href: '/repayments', onBaseDomain: true }
  const quote = { label: 'Get A Quote', href: '/models/get-quote', carTypes: ['used'] }
  test('on the dealer’s base domain, and for its types of car', () => {
    expect(financeLinks(config([away, quote], true, 'dealer.example'), used)).toEqual([
      { label: 'Get Your Repayments', href: 'https://dealer.example/repayments' },
      { label: 'Get A Quote', href: '/models/get-quote?model=Corolla%20Cross' },
    ])
    expect(financeLinks(config([quote]), { car_type: 'new', model: 'HiLux' })).toEqual([])
  })
  test('none without a base domain, none without finance', () => {
    expect(financeLinks(config([away]), used)).toEqual([])
    expect(financeLinks(config([quote], false), used)).toEqual([])
  })
})

describe('addresses of the finance page', () => {
  test.each([
    ['/car-finance/', '/finance'],
    ['/Apply-For-Finance', '/finance#finance-form'],
    ['/finance-enquiry', '/finance#finance-form'],
    ['/finance', null],
    ['/car-finance/more', null],
  ])('%s leads to %s', (path, target) => expect(financeTarget(path)).toBe(target))
  test('a car’s', () => expect(financeHref({ id: 'a b' })).toBe('/finance?car_id=a%20b#finance-form'))

  test.each([
    ['/finance', '', '/finance'],
    ['/finance', 'car_id=7&a=1&a=2', '/finance?car_id=7&a=1&a=2'],
    ['/finance#form', 'car_id=7', '/finance?car_id=7#form'],
    ['/search?make=Kia', 'make=Ford&page=2', '/search?make=Kia&page=2'],
    ['https://elsewhere.example/x', 'q=1', 'https://elsewhere.example/x?q=1'],
  ])('%s with ?%s', (to, query, expected) => expect(withQuery(to, new URLSearchParams(query))).toBe(expected))
})

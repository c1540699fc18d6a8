import { describe, expect, it } from 'vitest'
import { panoramaOf, turntableFrames } from '@/core/car/turntable'
import { demoTenants } from '../../../tenants'
import { stockOf } from './truth/stockFile'

describe.each(demoTenants.map(({ slug }) => slug))('V12 %s', (slug) => {
  const cars = stockOf(slug)
  const around = cars.filter(({ images }) => panoramaOf(images) || turntableFrames(images).length)

  it('shows a car all around, or from inside', () => expect(around.length).toBeGreaterThan(0))
  it('has no frame that turns nothing', () => {
    const loose = cars.filter(
      ({ images }) => images?.some(({ tag }) => tag === 'spin') && !turntableFrames(images).length,
    )
    expect(loose.map(({ stocknum }) => stocknum)).toEqual([])
  })
})

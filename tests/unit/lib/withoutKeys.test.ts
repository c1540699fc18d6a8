import { describe, expect, it } from 'vitest'
import { isSecretParameter, withoutKeys } from '@/lib/withoutKeys'

const KEY = 'kT3x_9bQ2vW7-ZpL0aYcRm5nDfGhJ1sUeIoX4tVwBqA'

describe('the address of a page without the keys in it', () => {
  it.each([
    [
      'a deal',
      `https://w.example/checkout-journey/D7KQ2M9XA1?key=${KEY}&step=payment`,
      'https://w.example/checkout-journey/D7KQ2M9XA1?step=payment',
    ],
    ['a reservation', `/reservations/R7KQ2M9XA1?key=${KEY}`, '/reservations/R7KQ2M9XA1'],
    ['a booking', `https://w.example/bookings/manage?token=${KEY}`, 'https://w.example/bookings/manage'],
    ['a name in capitals', `/x?KEY=1&Token=2&a=b`, '/x?a=b'],
    ['a key under a name of its own', `/x?who=${KEY}`, '/x'],
    [
      'the way back from a sign-in',
      `/sign-in?type=checkout&redirect=${encodeURIComponent(`/checkout-journey/D1?key=${KEY}&step=finance`)}`,
      '/sign-in?type=checkout&redirect=%2Fcheckout-journey%2FD1%3Fstep%3Dfinance',
    ],
    [
      'a way back inside a way back',
      `/a?back=${encodeURIComponent(`/b?back=${encodeURIComponent('/c?key=1')}`)}`,
      '/a?back=%2Fb%3Fback%3D%252Fc',
    ],
    ['a key as a part of the path', `/unsubscribe/${KEY}?a=b`, '/unsubscribe/…?a=b'],
    ['a key after the hash', `/x#access_token=${KEY}`, '/x'],
    ['a name and a password', 'https://ann:secret@w.example/x', 'https://w.example/x'],
    ['a signed token', '/x?jwt=eyJhbGciOi.eyJzdWIi.c2ln', '/x'],
  ])('leaves out %s', (_, address, open) => expect(withoutKeys(address)).toBe(open))

  it.each([
    ['', ''],
    ['a campaign', `https://w.example/?utm_source=mail&gclid=EAIaIQobChMI3${KEY}&fbclid=IwAR${KEY}`],
    ['a search', '/search/toyota?range[price]=10000:20000&make=Toyota&make=Mazda&query=land+cruiser%20300'],
    ['a car and a form', '/cars/2021-toyota-landcruiser-prado-gxl-auto-4x4-u10234?form=enquiry#finance-form'],
    [
      'a finance form',
      '/finance?car_id=2021-toyota-landcruiser-prado-gxl-auto-4x4&deposit=8000&term=84#finance-form',
    ],
    ['bare words', 'the showroom tablet'],
    ['half of a percent sign', '/search?query=50%'],
  ])('keeps %s letter for letter', (_, address = '') => expect(withoutKeys(address)).toBe(address))

  it('leaves nothing to do for a second time', () => {
    const once = withoutKeys(`/a/${KEY}?b=${encodeURIComponent(`/c?token=${KEY}`)}&d=e#f`)
    expect(withoutKeys(once)).toBe(once)
  })

  it('knows the parameters of a link', () => {
    expect(isSecretParameter('key', 'x')).toBe(true)
    expect(isSecretParameter('utm_id', KEY)).toBe(false)
    expect(isSecretParameter('page', '2')).toBe(false)
  })
})

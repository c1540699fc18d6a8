import { describe, expect, it } from 'vitest'
import { answeredFailures, stillAtFault } from '@/components/forms/failures'
import { signInFirst } from '@/app/api/forms/signInFirst'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { configInput } from '../../helpers/dealers'

const site = {
  host: 'north.localhost',
  tenant: { id: 't', slug: 'north', name: 'North' },
  config: tenantConfigSchema.parse(configInput()),
}
const ask = async (referer: string) => {
  const request = new Request('http://north.localhost/api/deals/d1/details', { headers: { referer } })
  const answer = signInFirst({ site, request }, { type: 'checkout', redirect: '/checkout-journey/d1' })
  return { status: answer.status, failures: answeredFailures(await answer.json()) }
}

describe('a session that ended on an open page', () => {
  it.each([
    [
      'the page that was open, with all of its address',
      'http://north.localhost/checkout-journey/d1?key=k&step=details',
      '/checkout-journey/d1?key=k&step=details',
    ],
    [
      'the page of the call, from another host',
      'http://evil.example/checkout-journey/d1',
      '/checkout-journey/d1',
    ],
    ['the page of the call, from nowhere', '', '/checkout-journey/d1'],
  ])('the sign-in leads back to %s', async (_name, referer, redirect) => {
    const { status, failures } = await ask(referer)
    expect(status).toBe(401)
    expect(failures).toEqual([
      {
        path: '',
        message: 'Please sign in first.',
        signIn: `/sign-in?${new URLSearchParams({ type: 'checkout', redirect, back: '/' })}`,
      },
    ])
  })
  it('no other answer makes a link', () =>
    expect(answeredFailures({ error: 'No', sign_in: 'https://evil.example' })).toEqual([
      { path: '', message: 'No' },
    ]))
})

describe('the list of errors', () => {
  const list = [
    { path: '', message: 'Too many.' },
    { path: 'phone', message: 'Please enter a number.' },
  ]
  const error = { type: 'custom', message: 'x' }
  it('loses what was mended, and keeps what was not', () => {
    expect(stillAtFault(list, { phone: error }).map(({ path }) => path)).toEqual(['', 'phone'])
    expect(stillAtFault(list.slice(1), {})).toEqual([])
  })
})

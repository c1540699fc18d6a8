// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { noteVisit, visitsOf } from '@/lib/visits'

beforeEach(() => sessionStorage.clear())
const at = (pathname: string, search = '') => ({ pathname, search })

describe('L1 the way of a shopper to a form', () => {
  it('has the pages in their order and the parameters of the link that led there', () => {
    noteVisit(at('/', '?utm_source=mail&utm_campaign=may'), true)
    noteVisit(at('/search', '?make=Toyota'), false)
    noteVisit(at('/search', '?make=Toyota&page=2'), false)
    noteVisit(at('/cars/x'), false)
    expect(visitsOf(at('/cars/x', '?form=offer'))).toEqual({
      visited_pages: ['/', '/search', '/cars/x'],
      linked_query_params: { utm_source: 'mail', utm_campaign: 'may', form: 'offer' },
    })
  })

  it('takes over what a second link says', () => {
    noteVisit(at('/', '?utm_source=mail'), true)
    noteVisit(at('/search', '?utm_source=ad&gclid=1'), true)
    expect(visitsOf(at('/cars/x')).linked_query_params).toEqual({ utm_source: 'ad', gclid: '1' })
  })

  it('repeats no key of a private page', () => {
    noteVisit(at('/reservations/R1', '?key=secret&utm_source=mail'), true)
    const reported = JSON.stringify(visitsOf(at('/bookings/manage', '?token=secret&link=secret&id=secret')))
    expect(reported).not.toContain('secret')
    expect(reported).toContain('mail')
  })

  it('stays within what a lead can have', () => {
    for (let n = 0; n < 80; n++) noteVisit(at(`/cars/${n}`, `?a=${'x'.repeat(900)}`), true)
    const { visited_pages, linked_query_params } = visitsOf(at('/cars/last'))
    expect([visited_pages.length, visited_pages.at(-1)]).toEqual([50, '/cars/last'])
    expect(linked_query_params.a).toHaveLength(500)
  })

  it('tells the page itself where storage holds nonsense', () => {
    sessionStorage.setItem('visits', '{"visited_pages":7,"linked_query_params":["x"]}')
    expect(visitsOf(at('/contact-us'))).toEqual({ visited_pages: ['/contact-us'], linked_query_params: {} })
  })
})

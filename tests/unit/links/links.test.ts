import { describe, expect, it } from 'vitest'
import { linkFault } from '@/core/dealer/links/linkFault'
import { matchingTargets, targetOf } from '@/core/dealer/links/linkTarget'
import { SITE_PAGES } from '@/core/dealer/links/sitePages'

describe('C11 the address of a link', () => {
  it.each([
    ...['', '/', '/finance', '/search?range[price]=:20000&fuel=Hybrid', '/pages/about#team', '#enquire'],
    ...['https://www.toyota.com.au', 'http://example.com:8080/a?b=c#d', 'https://a.example/a@b'],
    ...['tel:+61712345678', 'tel:(07) 5443 1234', 'tel:131 400', 'mailto:sales@dealer.example'],
    ...['mailto:sales@dealer.example?subject=Hello', '  /finance  ', '?body=SUV'],
  ])('%j is one', (address) => {
    expect(linkFault(address)).toBeNull()
  })

  it.each([
    ['finance', 'begins with / or https://'],
    ['about us', 'begins with / or https://'],
    ['/about us', 'begins with / or https://'],
    ['//evil.example', 'begins with / or https://'],
    ['/\\evil.example', 'begins with / or https://'],
    ['www.toyota.com.au', 'write https://www.toyota.com.au.'],
    ['toyota.com.au/hilux', 'write https://toyota.com.au/hilux.'],
    ['sales@dealer.example', 'write mailto:sales@dealer.example.'],
    ['07 5443 1234', 'write tel:0754431234.'],
    ['tel:call us', 'Write a phone number as tel:'],
    ['mailto:sales', 'Write a mail address as mailto:'],
    ['https://toyota', 'Write a web address as https://'],
    ['https://user@evil.example', 'Write a web address as https://'],
    ['javascript:alert(1)', 'Begin with https://, tel: or mailto:.'],
    ['data:text/html,x', 'Begin with https://, tel: or mailto:.'],
    ['ftp://a.example', 'Begin with https://, tel: or mailto:.'],
  ])('%j is none: …%s', (address, words) => {
    expect(linkFault(address)).toContain(words)
  })
})

describe('C11 what a link is chosen from', () => {
  it.each([
    ['fin', ['/finance']],
    ['used', ['/search/used-cars']],
    ['LIST dem', ['/search/demo-cars']],
    ['car book', []],
    ['/sell', ['/sell-your-car']],
  ])('%j finds %j', (typed, hrefs) => {
    expect(matchingTargets(SITE_PAGES, typed).map(({ href }) => href)).toEqual(hrefs)
  })
  it('nothing typed offers what there is; an address is known by its name', () => {
    expect(matchingTargets(SITE_PAGES, ' ')).toHaveLength(SITE_PAGES.length)
    expect(targetOf(SITE_PAGES, ' /finance ')?.title).toBe('Finance')
    expect(targetOf(SITE_PAGES, '/elsewhere')).toBeUndefined()
  })
})

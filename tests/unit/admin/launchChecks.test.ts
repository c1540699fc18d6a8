import { describe, expect, it } from 'vitest'
import { launchChecks, type LaunchFacts } from '@/admin/dealers/launch/launchChecks'

const READY: LaunchFacts = {
  ...{
    tenant: 't',
    country: 'AU',
    isActive: true,
    isUnlisted: false,
    licence: 'LMCT 1',
    abn: '1',
    complaintsContact: 'Kim',
    phone: '03',
  },
  hosts: [{ host: 'www.dealer.example', isKnown: true }],
  pages: [{ path: '/', name: 'Home', status: 200 }],
  ...{
    places: 2,
    withoutHours: [],
    admins: 1,
    invitedAdmins: 0,
    mailedPlaces: 1,
    destinations: 0,
    leadsCame: 1,
  },
  ...{
    carsForSale: 100,
    carsWithoutPicture: 0,
    feedAge: 0,
    heldFeeds: 0,
    againstRules: 0,
    contrastFaults: 0,
    otherNames: [],
  },
}
const open = (facts: Partial<LaunchFacts>) =>
  launchChecks({ ...READY, ...facts }).flatMap(({ name, isDone, text }) =>
    isDone ? [] : [`${name}: ${text}`],
  )

describe('what a dealer needs before shoppers come', () => {
  it('a dealer that has all of it is ready, and each line says what was found', () => {
    const checks = launchChecks(READY)
    expect(open({})).toEqual([])
    expect(checks).toHaveLength(14)
    expect(checks.filter(({ text, href }) => !text || !href.startsWith('/admin'))).toEqual([])
  })

  it.each<[Partial<LaunchFacts>, string]>([
    [{ licence: 'Licensed' }, 'Licence and contacts: Write these: dealer licence.'],
    [
      { abn: '', phone: ' ', complaintsContact: '' },
      'Licence and contacts: Write these: ABN, contact for complaints, phone.',
    ],
    [
      { country: 'NZ', licence: '', abn: '' },
      'Registration and contacts: Write these: motor vehicle trader registration, NZBN.',
    ],
    [
      { isUnlisted: true },
      'Found by search engines: The website is kept out of search engines: switch that off when it goes live.',
    ],
    [{ againstRules: 2 }, 'Advertising rules: 2 texts against a rule: Today lists each.'],
    [
      { otherNames: [{ text: 'Home', name: 'Harbour Toyota', href: '/admin/collections/pages/1' }] },
      'Names of another dealer: Home names Harbour Toyota: edit it.',
    ],
    [
      {
        otherNames: [
          { text: 'Home', name: 'Harbour Toyota', href: '/admin/collections/pages/1' },
          { text: 'About us', name: 'Harbour', href: '/admin/collections/pages/2' },
        ],
      },
      'Names of another dealer: Home, About us name Harbour Toyota: edit them.',
    ],
    [{ places: 0 }, 'Places and opening hours: Add the first place.'],
    [
      { withoutHours: ['A', 'B', 'C', 'D', 'E'] },
      'Places and opening hours: No hours yet: A, B, C and 2 more.',
    ],
    [{ carsWithoutPicture: 11 }, 'Pictures: 11 cars of 100 without a picture.'],
    [{ feedAge: 3 }, 'Stock feed: The newest feed is 3 days old.'],
    [{ heldFeeds: 1, feedAge: null }, 'Stock feed: 1 feed held: release or reject it.'],
    [{ heldFeeds: 2, feedAge: 3 }, 'Stock feed: 2 feeds held: release or reject them.'],
    [{ admins: 0 }, 'Who looks after it: Invite somebody of the dealer who may change everything.'],
    [
      { admins: 0, invitedAdmins: 1 },
      'Who looks after it: The invitation is not accepted yet: nobody of the dealer can sign in and change everything.',
    ],
    [
      { mailedPlaces: 0 },
      'Where leads go: Nobody gets a lead: write the email of a place, or add a destination.',
    ],
    [{ leadsCame: 0 }, 'A test lead: Send an enquiry from the website and see that it arrives.'],
    [
      { hosts: [{ host: 'www.dealer.example', isKnown: false }] },
      'Names of the website: www.dealer.example leads nowhere: point it to this server at your domain’s registrar.',
    ],
    [{ isActive: false }, 'Pages answer: The website is suspended: nobody sees it.'],
    [
      {
        pages: [
          { path: '/', name: 'Home', status: 0 },
          { path: '/x', name: 'Terms', status: 404 },
        ],
      },
      'Pages answer: Home: no answer. Terms: 404.',
    ],
    [
      { pages: [{ path: '/', name: 'Home', status: 308 }], contrastFaults: 1 },
      'Colours can be read: 1 pair of colours cannot be read well: the brand settings name the nearest that can.',
    ],
  ])('%j', (facts, line) => {
    expect(open(facts)).toEqual([line])
  })

  it('without a car for sale neither the cars nor their pictures are done', () => {
    expect(open({ carsForSale: 0 })).toEqual([
      'Cars: No car is for sale yet.',
      'Pictures: No car is for sale yet, so no picture was looked at.',
    ])
  })

  it('a dealer without a full feed needs none', () => {
    expect(open({ feedAge: null })).toEqual([])
  })
})

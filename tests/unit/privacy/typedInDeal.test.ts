import { expect, it } from 'vitest'
import { typedInDeal } from '@/core/person/personTables'

const details = { name: 'Ana', email: 'ana@x.example', phone: '0412 777 888' }
const mails = [{ to: 'ben@x.example' }]
const NOBODY = { emails: [], phones: [] }

it.each([
  [
    { answers: { details }, mails: [] },
    { emails: [details.email], phones: [details.phone] },
  ],
  [
    { answers: { details }, mails },
    { emails: [details.email], phones: [details.phone] },
  ],
  [
    { answers: { delivery: null }, mails },
    { emails: ['ben@x.example'], phones: [] },
  ],
  [
    { answers: null, mails },
    { emails: ['ben@x.example'], phones: [] },
  ],
  [{ answers: { details: null }, mails: null }, NOBODY],
  [{ answers: 'x' }, NOBODY],
  [{}, NOBODY],
])('%j is about %j', (deal, typed) => {
  expect(typedInDeal(deal)).toEqual(typed)
})

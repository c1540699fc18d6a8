import { dealerAdmins, editors, sellers, worksAs } from '@/access/rules'
import type { Role } from '@/access/roles'
import { staffOf } from '@/access/staff'
import { newRowHref } from '@/lib/adminHrefs'
import { REHEARSAL } from '@/admin/stock/files/rehearsalPath'
import type { OpenLine } from '@/admin/frame/menuGroups'
import { NEW_LEAD } from '@/admin/leads/new/topics'
import type { SearchTerms } from './searchTerms'
import type { Hit } from './hit'

interface Act {
  title: string
  words: string
  detail: string
  href: string
  roles: readonly Role[]
}

const ACTS: readonly Act[] = [
  {
    title: 'Import a stock file',
    words: 'upload supplier csv xml spreadsheet price list cars feed new add',
    detail: 'What a supplier sent, with a preview before it goes live',
    href: REHEARSAL,
    roles: editors,
  },
  {
    title: 'Fetch a stock file from a link',
    words: 'supplier url download nightly schedule feed new add',
    detail: 'Every hour or every night',
    href: newRowHref('stock-addresses'),
    roles: dealerAdmins,
  },
  {
    title: 'Add an offer',
    words: 'new create special deal',
    detail: 'A deal with its conditions and its last day',
    href: newRowHref('offers'),
    roles: editors,
  },
  {
    title: 'Add a page',
    words: 'new create website content',
    detail: 'Blocks, or one of the ready pages',
    href: newRowHref('pages'),
    roles: editors,
  },
  {
    title: 'Write a post',
    words: 'new create add blog news article',
    detail: 'For the blog',
    href: newRowHref('posts'),
    roles: editors,
  },
  {
    title: 'Invite someone',
    words: 'new add create staff person colleague user team',
    detail: 'A colleague gets a link by email',
    href: '/admin/invite',
    roles: dealerAdmins,
  },
  {
    title: 'Add a rule for leads',
    words: 'new create share assign',
    detail: 'Who gets which leads',
    href: newRowHref('lead-rules'),
    roles: dealerAdmins,
  },
  {
    title: 'Add a lead',
    words: 'new create note phone call walk-in enquiry',
    detail: 'For somebody who called or came in',
    href: NEW_LEAD,
    roles: sellers,
  },
  {
    title: 'Add a reply template',
    words: 'new create answer text',
    detail: 'A text to begin an answer with',
    href: newRowHref('reply-templates'),
    roles: sellers,
  },
  {
    title: 'See whether every place says the same of your cars',
    words: 'truth test check differ price everywhere',
    detail: 'Checked each night, with its last result on Today',
    href: '/admin#truth',
    roles: editors,
  },
  {
    title: 'See today’s bookings',
    words: 'test drive service calendar appointments',
    detail: 'By location and time',
    href: '/admin/bookings',
    roles: sellers,
  },
]

/** Tables of the reports, by the words that people have for them. */
const TABLES: readonly [key: string, title: string, words: string][] = [
  [
    'sources',
    'Sources of leads, and what they cost',
    'marketing advertising spend cost budget google return',
  ],
  ['sells', 'What sells', 'sold fast price pictures'],
  ['sold', 'Days to sell', 'sold how long'],
  ['dear', 'Prices above similar cars', 'too dear expensive compare'],
  ['searches', 'Searches without results', 'found nothing missing stock'],
]
const REPORTS = TABLES.map(([key, title, words]): Act => ({
  ...{ title, words: `${words} report figures`, detail: 'In Reports' },
  ...{ href: `/admin/reports#report-${key}`, roles: dealerAdmins },
}))

/** Every typed word is the beginning of one of these. */
function fits(words: string, { text }: SearchTerms): boolean {
  const own = words.toLowerCase().split(/\s+/)
  return text
    .toLowerCase()
    .split(' ')
    .every((word) => own.some((one) => one.startsWith(word)))
}

/** Of the screens that a person may open. */
export const screens = (open: readonly OpenLine[], requested: SearchTerms): Hit[] =>
  open
    .filter(({ words, group }) => fits(`${words} ${group}`, requested))
    .map(({ words, group, to }) => ({ title: words, detail: group, href: to }))

export function acts(user: unknown, requested: SearchTerms): Hit[] {
  const staff = staffOf(user)
  return [...ACTS, ...REPORTS]
    .filter(({ roles, title, words }) => worksAs(staff, roles) && fits(`${title} ${words}`, requested))
    .map(({ title, detail, href }) => ({
      title,
      detail,
      href,
    }))
}

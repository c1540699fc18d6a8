import { z } from 'zod'
import { leadNames, type LeadTable } from './leadField'
import { LEAD_FIELDS } from './leadFields'

/** In the spelling that is stored. */
interface Typed {
  emails: string[]
  phones: string[]
}

const row = z.object({
  details: z.object({ email: z.string(), phone: z.string() }).nullish().catch(null),
  mails: z.array(z.object({ to: z.string() })).catch([]),
})

/**
 * Whom a deal is about: an online deal needs no account. Its details name the person. Before they are given, it is who had
 * the link mailed; later that may be somebody else's address, who must not be given the details.
 */
export function typedInDeal(deal: Record<string, unknown>): Typed {
  const answers: unknown = deal.answers
  const { details, mails } = row.parse({ ...Object(answers), mails: deal.mails })
  return details
    ? { emails: [details.email], phones: [details.phone] }
    : { emails: mails.map(({ to }) => to), phones: [] }
}

/** Where data of shoppers are stored, how a person is found there, and what erasing leaves. */

/** Replaces a name: figures keep the row, and staff see why it is empty. */
export const ERASED = 'Erased'

export interface PersonTable {
  slug: string
  words: readonly [one: string, many: string]
  /** Columns with the person's email, number, account, and the references of the person's lead and online deal. */
  email?: string
  phone?: string
  account?: string
  lead?: string
  deal?: string
  /** For rows that name the person in no column: what was typed into one. */
  typed?: (row: Record<string, unknown>) => Typed
  /** What replaces the person's data; null: the row is deleted. */
  left: Record<string, unknown> | null
  /** States that still need work with the person, whom nobody can reach any more, and the state that ends it. */
  open?: { states: readonly string[]; end: string }
  /** Columns of a unique index that were made from the person's data: each gets a new unique value. */
  unique?: readonly string[]
}

const noMails = { mails: null, due_at: null }
const noMail = { mail: null, mail_state: 'none', mail_next_at: null }

/** What erasing leaves in the columns of a lead. */
export const leadLeft = (table: LeadTable): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { erased }]): [string, unknown][] => {
      if (erased === 'word') return [[name, ERASED]]
      return typeof erased === 'object' ? [[name, erased.to]] : []
    }),
  )

export const LEADS: PersonTable = {
  slug: 'leads',
  words: ['lead', 'leads'],
  email: 'person_email',
  phone: 'person_phone',
  account: 'shopper_id',
  left: leadLeft(LEAD_FIELDS),
  open: { states: ['new', 'contacted', 'appointment'], end: 'lost' },
  unique: leadNames(LEAD_FIELDS, ({ erased }) => erased === 'unique'),
}

/** Read after the leads, whose references lead to some of these. */
export const OF_LEADS: readonly PersonTable[] = [
  {
    slug: 'valuations',
    words: ['trade-in', 'trade-ins'],
    lead: 'lead_id',
    left: {
      ...{ rego: null, regoState: null, adjustmentAnswers: null, result: null, saved: null },
      ...{ photos: [], notes: null },
    },
  },
  {
    slug: 'bookings',
    words: ['booking', 'bookings'],
    email: 'email',
    phone: 'phone',
    lead: 'lead_id',
    left: {
      ...{ name: ERASED, email: null, phone: null, rego: null, message: null },
      ...{ lead: null, lead_due_at: null, remind_at: null, ...noMail },
    },
    unique: ['request_key'],
  },
  {
    slug: 'reservations',
    words: ['reservation', 'reservations'],
    email: 'email',
    phone: 'phone',
    account: 'shopper_id',
    lead: 'lead_id',
    left: {
      ...{ name: ERASED, email: null, phone: null, postcode: null, shopper_id: null, deal_id: null },
      ...{ deal: null, consent: null, lead: null, lead_next_at: null, notes: null, ...noMails },
    },
    unique: ['dedupe_key'],
  },
  {
    slug: 'prize-draws',
    words: ['go at the wheel', 'goes at the wheel'],
    email: 'email',
    phone: 'phone',
    account: 'shopper_id',
    lead: 'lead_id',
    left: { name: ERASED, email: null, phone: null, shopper_id: null, notes: null, due_at: null },
    unique: ['once_key'],
  },
]

export const ALONE: readonly PersonTable[] = [
  {
    slug: 'payments',
    words: ['payment', 'payments'],
    email: 'email',
    left: { name: ERASED, email: null, ...noMails },
  },
  { slug: 'waiting-shoppers', words: ['place in a line', 'places in a line'], email: 'email', left: null },
  {
    slug: 'saved-searches',
    words: ['saved search', 'saved searches'],
    email: 'email',
    account: 'shopper_id',
    left: null,
  },
  {
    slug: 'watchlist',
    words: ['saved car', 'saved cars'],
    phone: 'phone_number',
    account: 'shopper_id',
    left: null,
  },
  {
    slug: 'deals',
    words: ['deal begun online', 'deals begun online'],
    account: 'shopper_id',
    deal: 'deal_id',
    typed: typedInDeal,
    left: null,
  },
  {
    slug: 'sign-in-codes',
    words: ['sign-in code', 'sign-in codes'],
    email: 'login',
    phone: 'login',
    left: null,
  },
  {
    slug: 'shopper-logins',
    words: ['sign-in address', 'sign-in addresses'],
    email: 'login',
    phone: 'login',
    account: 'shopper_id',
    left: null,
  },
  // Last: after a crash the account still leads to the other rows.
  {
    slug: 'shoppers',
    words: ['account', 'accounts'],
    email: 'email',
    phone: 'phone',
    account: 'id',
    left: null,
  },
]

/** Rows that name the account of a shopper. */
export const OF_ACCOUNTS: readonly PersonTable[] = [LEADS, ...OF_LEADS, ...ALONE].filter(
  ({ account }) => account === 'shopper_id',
)

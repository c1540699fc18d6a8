/**
 * Duty on a car that is sold, by state, as it was known on the day of each row. Nobody's page shows it before the dealer has
 * checked it against its sources: a changed rate needs a new `asOf` here, and every dealer checks again.
 * The ACT goes by emissions, which a listing does not state, and is left out.
 */
import type { DutyState } from '@/core/dealer/config/dutiesConfig'
import { phrase } from '@/lib/words'

/** For values up to `upTo`: `base`, and `rate` for each $100 of what is above `over`. */
export interface DutyBand {
  upTo: number
  rate: number
  base?: number
  over?: number
  /** The rate itself grows by one for each `per` dollars above `from`, to two decimals. */
  slide?: { from: number; per: number }
}

export interface StateDuty {
  source: string
  /** yyyy-mm-dd */
  asOf: string
  /** It is charged for each of so many dollars, or a part of them. */
  step: number
  /** Its rates are for passenger cars alone. */
  isPassenger?: true
  note?: string
  /** One table, or one for cars with a battery to drive on and one for each number of cylinders. */
  rates:
    | readonly DutyBand[]
    | { battery: readonly DutyBand[]; cylinders: readonly (readonly [upTo: number, readonly DutyBand[]])[] }
}

const TABLE = '2025-07-01'
const by = (source: string, asOf: string, step: number) => ({ source, asOf, step })

/** In Queensland the whole value is charged $2 more for each $100 once it is above $100,000. */
const queensland = (rate: number): readonly DutyBand[] => [
  { upTo: 100_000, rate },
  { upTo: Infinity, rate: rate + 2 },
]

export const DUTIES: Readonly<Record<string, StateDuty>> = {
  NSW: {
    ...by(phrase('Revenue NSW, revenue.nsw.gov.au'), TABLE, 100),
    isPassenger: true,
    rates: [
      { upTo: 44_999, rate: 3 },
      { upTo: Infinity, base: 1350, over: 45_000, rate: 5 },
    ],
  },
  VIC: {
    ...by(phrase('State Revenue Office Victoria, sro.vic.gov.au'), TABLE, 200),
    isPassenger: true,
    note: phrase('Lower rates for low emissions and for primary producers are left out.'),
    rates: [
      { upTo: 80_567, rate: 4.2 },
      { upTo: 100_000, rate: 5.2 },
      { upTo: 150_000, rate: 7 },
      { upTo: Infinity, rate: 9 },
    ],
  },
  QLD: {
    ...by(phrase('Queensland Revenue Office, qro.qld.gov.au'), TABLE, 100),
    rates: {
      battery: queensland(2),
      cylinders: [
        [4, queensland(3)],
        [6, queensland(3.5)],
        [Infinity, queensland(4)],
      ],
    },
  },
  SA: {
    ...by(phrase('RevenueSA, revenuesa.sa.gov.au'), TABLE, 100),
    isPassenger: true,
    rates: [
      { upTo: 1000, rate: 1 },
      { upTo: 2000, base: 10, over: 1000, rate: 2 },
      { upTo: 3000, base: 30, over: 2000, rate: 3 },
      { upTo: Infinity, base: 60, over: 3000, rate: 4 },
    ],
  },
  WA: {
    ...by(phrase('RevenueWA, wa.gov.au'), TABLE, 1),
    rates: [
      { upTo: 25_000, rate: 2.75 },
      { upTo: 50_000, rate: 2.75, slide: { from: 25_000, per: 6666.66 } },
      { upTo: Infinity, rate: 6.5 },
    ],
  },
  TAS: {
    ...by(phrase('State Revenue Office Tasmania, sro.tas.gov.au'), TABLE, 100),
    isPassenger: true,
    rates: [
      { upTo: 600, base: 20, rate: 0 },
      { upTo: 35_000, rate: 3 },
      { upTo: 40_000, base: 1050, over: 35_000, rate: 11 },
      { upTo: Infinity, rate: 4 },
    ],
  },
  NT: {
    ...by(phrase('Territory Revenue Office, treasury.nt.gov.au'), TABLE, 100),
    note: phrase('Reductions for electric vehicles are left out.'),
    rates: [{ upTo: Infinity, rate: 3 }],
  },
} satisfies Record<DutyState, StateDuty>

/** What a dealer checks is this table as a whole. */
export const DUTIES_AS_OF = Object.values(DUTIES).reduce((last, { asOf }) => (asOf > last ? asOf : last), '')

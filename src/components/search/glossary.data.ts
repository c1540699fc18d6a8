import type { FilterName } from '@/domain/tenant/searchConfig'

export interface Jargon {
  ask: string
  terms: readonly { term: string; text: string }[]
}

export const JARGON: { [K in FilterName]?: Jargon } = {
  price: {
    ask: 'What is EGC?',
    terms: [
      {
        term: 'Drive away',
        text: 'All you pay to take the car home: registration, government charges and delivery are in it.',
      },
      {
        term: 'EGC',
        text: 'Excluding government charges: registration and other charges come on top and depend on where you live.',
      },
    ],
  },
  weekly_price: {
    ask: 'What is the comparison rate?',
    terms: [
      {
        term: 'Comparison rate',
        text: 'The interest rate with most fees counted in, so that loans can be compared. It stands beside every repayment.',
      },
    ],
  },
  subscription_price: {
    ask: 'What is a subscription?',
    terms: [
      {
        term: 'Subscription',
        text: 'A weekly price with registration, servicing and insurance in it. You do not own the car, and can hand it back.',
      },
    ],
  },
  badge: {
    ask: 'What is a badge?',
    terms: [
      {
        term: 'Badge',
        text: 'The grade within a model, such as GXL or Sport: it says how much equipment is in it.',
      },
    ],
  },
  make: {
    ask: 'Make or model?',
    terms: [
      {
        term: 'Make and model',
        text: 'The maker, such as Toyota, and its car, such as HiLux. Choose a make to see its models.',
      },
    ],
  },
  drive: {
    ask: 'FWD, AWD or 4x4?',
    terms: [
      { term: 'FWD and RWD', text: 'Front or rear wheels are driven. Also written 4x2 on utes.' },
      { term: 'AWD', text: 'All four wheels are driven all the time, for grip on wet and loose roads.' },
      { term: '4x4', text: 'Four-wheel drive with low range, for tracks, sand and heavy towing.' },
    ],
  },
  fuel: {
    ask: 'Hybrid or plug-in?',
    terms: [
      { term: 'Hybrid', text: 'Petrol and electric together; charges itself while driving.' },
      {
        term: 'Plug-in hybrid',
        text: 'A bigger battery that you charge from a socket, with petrol for longer trips.',
      },
    ],
  },
  body: {
    ask: '4WD or SUV?',
    terms: [
      {
        term: '4WD and SUV',
        text: 'A 4WD has a low range for off-road work; an SUV has the height of one on a car’s frame.',
      },
    ],
  },
  car_type: {
    ask: 'What is a demo?',
    terms: [
      {
        term: 'Demo',
        text: 'A car that the dealer has registered and lent for test drives: a few kilometres, and the rest of the new-car warranty.',
      },
    ],
  },
  filtered_features: {
    ask: 'What is ANCAP?',
    terms: [
      {
        term: 'ANCAP',
        text: 'The crash-test programme of Australia and New Zealand: up to five stars, valid for the year of the test.',
      },
    ],
  },
  categories: {
    ask: 'What is tare?',
    terms: [
      {
        term: 'Tare',
        text: 'What a van weighs empty, as it left the maker. Loaded it may weigh up to its ATM.',
      },
    ],
  },
  certified: {
    ask: 'What does certified mean?',
    terms: [
      {
        term: 'Certified',
        text: 'Checked by the maker’s own workshop, with a warranty on top of what the law gives you.',
      },
    ],
  },
}

import type { FilterName } from '@/core/dealer/config/searchConfig'
import { type Country, countryFacts } from '@/core/dealer/country/country'
import type { Tooltip } from '@/core/dealer/country/row'
import { phrase } from '@/lib/words'

const TOOLTIPS: { [K in FilterName]?: Tooltip } = {
  weekly_price: {
    ask: phrase('What is the comparison rate?'),
    terms: [
      {
        term: phrase('Comparison rate'),
        text: phrase(
          'The interest rate with most fees counted in, so that loans can be compared. It stands beside every repayment.',
        ),
      },
    ],
  },
  subscription_price: {
    ask: phrase('What is a subscription?'),
    terms: [
      {
        term: phrase('Subscription'),
        text: phrase(
          'A weekly price with registration, servicing and insurance in it. You do not own the car, and can hand it back.',
        ),
      },
    ],
  },
  badge: {
    ask: phrase('What is a badge?'),
    terms: [
      {
        term: phrase('Badge'),
        text: phrase('The grade within a model, such as GXL or Sport: it says how much equipment is in it.'),
      },
    ],
  },
  make: {
    ask: phrase('Make or model?'),
    terms: [
      {
        term: phrase('Make and model'),
        text: phrase(
          'The maker, such as Toyota, and its car, such as HiLux. Choose a make to see its models.',
        ),
      },
    ],
  },
  drive: {
    ask: phrase('FWD, AWD or 4x4?'),
    terms: [
      {
        term: phrase('FWD and RWD'),
        text: phrase('Front or rear wheels are driven. Also written 4x2 on utes.'),
      },
      {
        term: phrase('AWD'),
        text: phrase('All four wheels are driven all the time, for grip on wet and loose roads.'),
      },
      { term: '4x4', text: phrase('Four-wheel drive with low range, for tracks, sand and heavy towing.') },
    ],
  },
  fuel: {
    ask: phrase('Hybrid or plug-in?'),
    terms: [
      { term: phrase('Hybrid'), text: phrase('Petrol and electric together; charges itself while driving.') },
      {
        term: phrase('Plug-in hybrid'),
        text: phrase('A bigger battery that you charge from a socket, with petrol for longer trips.'),
      },
    ],
  },
  body: {
    ask: phrase('4WD or SUV?'),
    terms: [
      {
        term: phrase('4WD and SUV'),
        text: phrase(
          'A 4WD has a low range for off-road work; an SUV has the height of one on a car’s frame.',
        ),
      },
    ],
  },
  car_type: {
    ask: phrase('What is a demo?'),
    terms: [
      {
        term: phrase('Demo'),
        text: phrase(
          'A car that the dealer has registered and lent for test drives: a few kilometres, and the rest of the new-car warranty.',
        ),
      },
    ],
  },
  filtered_features: {
    ask: phrase('What is ANCAP?'),
    terms: [
      {
        term: phrase('ANCAP'),
        text: phrase(
          'The crash-test programme of Australia and New Zealand: up to five stars, valid for the year of the test.',
        ),
      },
    ],
  },
  categories: {
    ask: phrase('What is tare?'),
    terms: [
      {
        term: phrase('Tare'),
        text: phrase('What a van weighs empty, as it left the maker. Loaded it may weigh up to its ATM.'),
      },
    ],
  },
  price_rating: {
    ask: phrase('How is a price rated?'),
    terms: [
      {
        term: phrase('Price rating'),
        text: phrase(
          'The price beside those of others like it, here and at other dealers, and beside a price guide. The page of each says which.',
        ),
      },
    ],
  },
  certified: {
    ask: phrase('What does certified mean?'),
    terms: [
      {
        term: phrase('Certified'),
        text: phrase(
          'Checked by the maker’s own workshop, with a warranty on top of what the law gives you.',
        ),
      },
    ],
  },
}

export const tooltipOf = (name: FilterName, country: Country): Tooltip | undefined =>
  name === 'price' ? countryFacts(country).priceHelp : TOOLTIPS[name]

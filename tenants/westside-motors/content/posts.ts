import type { PostDefinition } from '@/definitions/definition'

const texts: PostDefinition[] = [
  {
    slug: 'how-to-look-at-a-used-car-in-90-seconds',
    title: 'How to look at a used car in 90 seconds',
    category: 'Buying',
    author: 'Dimitra Kalos, buyer',
    published_days_ago: 3,
    excerpt: 'Four things to do before you touch the wheel, and one thing to ask.',
    body: `I look at nine hundred cars a year. I do not have an hour for each. This is what I do with ninety seconds.

## Cold engine first

Hand on the bonnet. If it is warm, somebody warmed it. Come back tomorrow.

- Listen for the first two seconds, not the first two minutes.
- Dash: every light on, every light off.
- Look under it where it slept.

> A clean engine bay tells me nothing. A freshly washed one tells me plenty.

## Walk around it twice

Once for paint, once for gaps. Panels that do not line up were off at some point. Fine, if it is on the record and in the price.

## What we measure

| Item | Good | We replace at |
| --- | --- | --- |
| Tyre tread | 6 mm | 3 mm |
| Front pads | 8 mm | 4 mm |
| 12 V battery | 80% health | 65% health |

## The one question

"Why are you selling it?" Then stop talking.`,
  },
  {
    slug: 'how-we-set-a-price-on-monday',
    title: 'How we set a price on Monday',
    category: 'Behind the counter',
    author: 'Ash Nguyen, Footscray',
    published_days_ago: 10,
    excerpt: 'Six people, one spreadsheet, forty minutes. Then we do not touch it until the next Monday.',
    body: `Every Monday at eight, six of us sit in the back room at Footscray with bad coffee.

## What goes in

- What the same car sold for in Victoria and South Australia in the last 30 days. Sold, not asked.
- What we paid, and what the workshop spent.
- How long it has stood. Day 45 is when the number moves.

## What stays out

What you look like. What you drive now. Whether you came in on a Saturday.

## Then we print it

The number goes on the page, on the windscreen and into the contract. Nobody on the floor can change it, which is why nobody on the floor will haggle. It is quieter that way.

If it drops next Monday and you saved the car, we email you. That is the whole trick.`,
  },
  {
    slug: 'comparison-rate-in-two-minutes',
    title: 'The comparison rate in two minutes',
    category: 'Money',
    author: 'Tupou Fale, finance',
    published_days_ago: 20,
    excerpt: 'The rate is the sticker. The comparison rate is the bill.',
    body: `Two loans, both 7.65%. One has a $295 set-up fee and $5 a month. One has $990 and $12. Same rate. Different bill.

## So there is a second number

The comparison rate rolls the fees in. By law it sits next to the rate, same size. On our site it sits next to every repayment as well.

## Three rules

1. Compare comparison rates with comparison rates.
2. Check the example: ours is $30,000, secured, five years. Yours will not be exactly that.
3. Ask for the total payable. Then ask again with a balloon.

## What we get out of it

The lender pays us the same whichever rate you get. It says so on the quote.`,
  },
  {
    slug: 'buying-a-used-electric-car',
    title: 'Buying a used electric car: read the battery first',
    category: 'Vehicle Reviews',
    author: 'Joel Abbott, Sunshine',
    published_days_ago: 33,
    excerpt:
      'State of health, charging habits, and why 70 per cent on the dash is not 70 per cent of the car.',
    body: `A used electric car is simpler than it looks. There is one expensive part, and you can measure it.

## State of health

It is a percentage of the range it had when it was new. We plug in, charge to full, and print it.

| Age | What we usually see |
| --- | --- |
| 2 years | 94 to 97% |
| 4 years | 90 to 94% |
| 6 years | 84 to 90% |

Under 80% we do not buy it.

## Ask how it was charged

Mostly at home overnight is good. Mostly at a fast charger is fine, with a bit more wear. Left at 100% in the sun for weeks is the bad one.

## And the boring parts

Tyres wear quicker, the car is heavy. Brakes last for ages, and can rust from being bored. Check both.

Every electric car on [our list](/search?fuel=Electric) has its report in the glovebox.`,
  },
  {
    slug: 'footscray-to-adelaide-on-one-tank',
    title: 'Footscray to Adelaide on one tank',
    category: 'Vehicle Reviews',
    author: 'Maeve Connolly, deliveries',
    published_days_ago: 47,
    excerpt: 'I drive this road twice a month in other people’s cars. Here is which ones made it.',
    body: `Seven hundred and thirty kilometres. Legal speeds. Air conditioning on. One driver who likes podcasts.

## Made it with plenty left

Camry Hybrid: used half a tank, and I forgot it was a hybrid. Octavia wagon: same, with a better boot.

## Made it, just

Outback: rolled into Tailem Bend with the light on and my heart in my mouth.

## Did not

Mustang. Two stops. Worth it.

## Electric?

A Model 3 does it with one stop at Horsham or Keith, half an hour, lunch included. A small battery needs two. Plan it and it is a nice drive. Do not plan it and it is a long one.`,
  },
]

/** Each with a drawing of what it is about, made by `tools/demo-stock/drawings`. */
export const posts = texts.map((post) => ({
  ...post,
  image_url: `/media/assets/westside-motors/posts/${post.slug}.webp`,
}))

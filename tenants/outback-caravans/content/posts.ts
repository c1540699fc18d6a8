import type { PostDefinition } from '@/definitions/definition'

const texts: PostDefinition[] = [
  {
    slug: 'ball-weight-in-plain-words',
    title: 'Ball weight, in plain words',
    category: 'Know your rig',
    author: 'Wayne Ferris, owner',
    published_days_ago: 4,
    excerpt: 'The one number that decides whether your rig tows flat, and how we measure it in the yard.',
    body: `You hitch it, you reverse it, you change a wheel. We stand next to you. It takes an hour, and the first thing we do in that hour is weigh the front of your van.

## Weigh it the way you will tow it

Full tanks, full fridge, bikes on. An empty van on a flat yard tells you what the maker hoped for. A packed one tells you how it will sit at 100.

- Aim for eight to ten per cent of the loaded weight on the ball.
- Water in front of the axle adds, water behind it takes away.
- Write the number on the inside of the front boot.

> A van that sways is a van that was packed from the back.

## Then check the car

The tow bar, the tyres and the rear axle each have their own limit. The lowest one is the one that counts, and it is rarely the one on the brochure.

## What we measure, and when we say no

| Item | Good | We say no at |
| --- | --- | --- |
| Ball weight | 8 to 10% of loaded mass | under 6% |
| Loaded mass | 100 kg under the ATM | at the ATM |
| Rear axle of the car | 50 kg under its limit | at its limit |

Bring it in on any weekday morning and we will weigh it for nothing. It is the best advertisement we have.`,
  },
  {
    slug: 'the-gibb-in-a-van-you-can-afford',
    title: 'The Gibb in a van you can afford',
    category: 'Journeys',
    author: 'Jo Ferris, sales and handover',
    published_days_ago: 17,
    excerpt: 'Six hundred and sixty kilometres, nine days, one flat, and a list of what rattled loose.',
    body: `People ask for a Gibb van as though there were a badge for it. There is not. There is a van that has been got ready and driven slowly, and a van that has not.

## What we took

A seven-year-old Journey with new tyres, behind a four-wheel-drive wagon with a quarter of a million kilometres and clean filters. Together they cost less than the annexe on the rig parked beside us at Drysdale.

## What we did first

- Took everything out of the overhead cupboards and left it at home.
- Let the tyres down to 26, and then, at Windjana, to 22.
- Wrapped the eggs individually, which was my idea.

## What came loose

One cupboard door, the cutlery drawer, a water-tank strap and, for a day and a half, our tempers. Banjo had put a spare strap in the boot without telling us.

> Sixty kilometres an hour is not slow. It is how you see the brolgas.

## Would we do it again?

We have asked for the permit again. The eggs arrived whole.`,
  },
  {
    slug: 'damp-and-how-to-smell-it',
    title: 'Damp, and how to smell it',
    category: 'Know your rig',
    author: 'Banjo Reid, workshop',
    published_days_ago: 31,
    excerpt: 'Most caravans that die, die of water that came in quietly. Five places to put your nose.',
    body: `I have a meter that cost six hundred dollars, and I have a nose. The nose goes first.

## Five places

1. The front corners under the bed, with the mattress up.
2. Inside the cupboard beneath the window that faces the weather.
3. Around the hatch, after rain, with the flat of your hand.
4. The floor by the shower, pressed with your thumb.
5. The back wall behind the spare wheel carrier, where nobody looks.

## What the numbers mean

| Reading | What I say |
| --- | --- |
| Under 15% | Dry. Sleep well. |
| 15 to 20% | Reseal it this year. |
| 20 to 30% | Show me where it comes in. |
| Over 30% | That wall is coming off. |

## What it costs

A tube of sealant and an afternoon, if you find it early. A rebuilt wall is four to nine thousand dollars. Every van in our yard has its drawing with the readings on it, including the ones I did not like.`,
  },
  {
    slug: 'water-and-how-much-of-it',
    title: 'Water, and how much of it',
    category: 'On the road',
    author: 'Lil Marsh, spare parts',
    published_days_ago: 46,
    excerpt: 'Ten litres a day each if you are careful, twenty if you are happy. And where to put it.',
    body: `I sell tanks, so you would expect me to say more. I say it depends on who washes the dishes.

## The sum

Two people, careful: ten litres a day each. Two people with children: I am sorry. A 95-litre tank is a long weekend, and 190 is most of a week.

## Where it goes

A litre is a kilogram. Ninety-five of them behind the axle can lift the ball by thirty kilos, which is how a nice van becomes a nervous one. Fill the front tank first and use the rear one first.

## What people forget

- A filter on the way in. Bore water is lovely until the kettle.
- A tap that can be reached with a bucket.
- Five litres in the car, for when you have locked yourself out of the van.`,
  },
  {
    slug: 'which-car-for-which-van',
    title: 'Which car for which van',
    category: 'Know your rig',
    author: 'Wayne Ferris, owner',
    published_days_ago: 64,
    excerpt:
      'Four pairs we have sold this year, why they suit each other, and one that we talked somebody out of.',
    body: `The question is never what a car can tow. It is what it can tow at four in the afternoon, into the wind, with your mother-in-law aboard.

## Four happy couples

- **Prado and a Road Owl.** Two and a half tonnes loaded, ball weight 230. You forget that it is there.
- **D-MAX and a Journey 16.** The ute carries the water, the van carries the bed.
- **LandCruiser and an Off Grid.** The right answer for five people, and the dearest.
- **Forester and a pop-top.** Twelve hundred kilos. They went further than the LandCruiser did.

## And one that we stopped

A dual cab, a slide-on kitchen, four adults and a 3.4-tonne van. On paper it worked, with the tanks empty and nobody in the back. We sold them a lighter one for less, and they send postcards.

[Ask us what yours can tow](/what-can-i-tow). It costs nothing and it might save you a great deal.`,
  },
]

/** Where a wide crop would cut what the drawing is about. */
const FOCUS: Readonly<Record<string, string>> = {
  'ball-weight-in-plain-words': '#focus=50,40',
  'the-gibb-in-a-van-you-can-afford': '#focus=50,95',
}

/** Each with a drawing of what it is about, made by `tools/demo-stock/drawings`. */
export const posts = texts.map((post) => ({
  ...post,
  image_url: `/media/assets/outback-caravans/posts/${post.slug}.webp${FOCUS[post.slug] ?? ''}`,
}))

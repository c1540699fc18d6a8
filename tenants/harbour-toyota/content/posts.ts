import type { PostDefinition } from '@/definitions/definition'

const texts: PostDefinition[] = [
  {
    slug: 'what-an-honest-inspection-looks-like',
    title: 'What an honest inspection looks like',
    category: 'Workshop',
    author: 'Renee Tausala, workshop manager',
    published_days_ago: 3,
    excerpt: 'Five things we look for on a used hybrid, and how to check three of them yourself in the yard.',
    body: `Every used car spends a day on the hoist before it gets a price. What we find goes on the page. If we would not put our own family in it, it goes to auction.

## Start with the cold engine

Ask for the car to be cold when you arrive. A warm engine hides a rattle and a weak battery. Put your hand on the bonnet before you put it on the wheel.

- Listen for the first two seconds, not the first two minutes.
- Watch the dash: every light on, every light off.
- Look under it where it was parked overnight.

> If somebody has washed the engine bay, I want to know why.

## Then walk around it twice

Once for the paint, once for the gaps. Panels that do not line up were off at some point. That is fine if it is on the record and in the price.

## What we measure, and when we say no

| Item | Good | We replace at |
| --- | --- | --- |
| Tyre tread | 6 mm | 3 mm |
| Front pads | 8 mm | 4 mm |
| 12 V battery | 80% health | 65% health |

## And on a hybrid

We read the cells of the big battery one by one. They age together, so one that is far from the others is the story. You can see part of it yourself: drive up a hill slowly and watch the arrows on the screen. They should swap sides smoothly, without the engine roaring.

Ask to see the sheet. You get a copy whether you buy the car or not.`,
  },
  {
    slug: 'why-the-comparison-rate-matters-more',
    title: 'Why the comparison rate matters more than the rate',
    category: 'Money',
    author: 'Priya Raman, finance',
    published_days_ago: 11,
    excerpt:
      'Two loans at the same interest rate can cost different amounts. The second number on the page tells you which.',
    body: `The interest rate is what you pay for the money. The comparison rate is what you pay for the loan.

## What it adds

Set-up fees, monthly fees and the way they fall over the years are folded into one figure, worked out for a five-year secured loan of $30,000. A loan at 7.65% with a $295 set-up fee and $5 a month has a comparison rate of about 8.4%.

## What it cannot tell you

Your loan will not be exactly $30,000 for five years. A smaller one feels the fees more, a larger one less. It does not know about a fee that you pay only if something goes wrong, such as a late payment.

## How to use it

- Compare comparison rates with each other, never with a plain rate.
- Ask for the total payable, with the deposit. It is the honest number.
- A balloon makes the week cheaper and the loan dearer. Both are on our calculator.

Play with the numbers on [our finance page](/finance). It leaves no mark on your credit file.`,
  },
  {
    slug: 'towing-three-numbers-on-one-plate',
    title: 'Towing: three numbers on one plate',
    category: 'Advice',
    author: 'Dale Whitby, used cars',
    published_days_ago: 24,
    excerpt: 'What the plate on the drawbar says, what your car says, and why the smaller number wins.',
    body: `Half the questions on a Saturday are about towing. Here is the short version.

## Tare, ATM and ball weight

**Tare** is the trailer empty. **ATM** is the most it may weigh, loaded, when it stands on its own. **Ball weight** is what presses down on your car. All three are on one small plate.

## Your car has numbers too

- The braked towing limit, which is the one in the advertisement.
- The limit of the tow bar that is really fitted, often lower.
- The gross combination mass: car, trailer, people, dog and esky together.

> The smallest number wins. It always does.

## A quick example

A Prado may tow 3,500 kg. Put five people and a full tank in it, and what is left under the combination limit can be hundreds of kilograms less. Weigh it once, loaded, at the public weighbridge in Kunda Park. It costs less than lunch.`,
  },
  {
    slug: 'the-first-1000-km-of-a-new-car',
    title: 'The first 1,000 km of a new car',
    category: 'Vehicle Reviews',
    author: 'Jodie Lim, new cars',
    published_days_ago: 38,
    excerpt:
      'We ran a Corolla Cross for a month between Noosa and Caloundra. What we liked, what we did not, and what it drank.',
    body: `I drove a Corolla Cross GX Hybrid for four weeks: school, shops, surf club, and one trip to Gympie.

## What I liked

It is easy. You sit high, the doors open wide, and a six-foot board goes in with the front seat down. On the flat between Sunshine Beach and Noosaville the engine hardly runs at all.

## What I did not

The engine is loud when you ask for everything at once, for instance on the climb to Montville. The back seat is fine for two and tight for three adults.

## What it drank

| Where | L/100 km |
| --- | --- |
| Around Noosa | 3.9 |
| Bruce Highway at 110 | 5.2 |
| Whole month | 4.4 |

Those are my numbers, from the pump, not the brochure’s. Yours will differ with how and where you drive. There is one at each yard if you would like to [try it](/book-test-drive).`,
  },
  {
    slug: 'selling-yourself-or-trading-in',
    title: 'Selling it yourself, or trading it in?',
    category: 'Advice',
    author: 'Sam Okafor, sales',
    published_days_ago: 52,
    excerpt:
      'You will usually get more by selling privately. Here is what the difference pays for, so that you can decide.',
    body: `I buy cars for a living, so take this with a pinch of salt. Selling it yourself usually brings more money. The question is what you do for the difference.

## What a private sale costs

- A safety certificate, which you need in Queensland before you advertise.
- Photos, an advertisement, and about three weekends.
- Strangers in your driver’s seat, and one who wants to pay next month.

## What a trade-in costs

We have to service it, fix it, warrant it and make a living. On a tidy $20,000 car that is about $2,500. That is the difference, and it is no secret.

## In between

Ask for [a guide range](/sell-your-car) first. It takes two minutes and you can use it either way. If your private buyer does not turn up, we are still here.`,
  },
]

/** Each with a drawing of what it is about, made by `tools/demo-stock/drawings`. */
export const posts = texts.map((post) => ({
  ...post,
  image_url: `/media/assets/harbour-toyota/posts/${post.slug}.webp`,
}))

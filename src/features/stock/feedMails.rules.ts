import type { LetterKind } from '@/core/letter/letter'

interface Held {
  dealership: string
  reason: string
  link: string
}

export const heldFeedMail: LetterKind<Held> = {
  name: 'A stock feed waits',
  to: 'staff',
  write: ({ dealership, reason, link }) => ({
    subject: `The stock feed of ${dealership} waits for you`,
    heading: `The stock feed of ${dealership} waits for you`,
    parts: [
      `The stock feed of ${dealership} looks like a mistake, so it is on hold: ${reason}.`,
      'Nothing of it is on the website: every car is as it was.',
      {
        button: 'Release or reject it',
        href: link,
        before: 'See what it would do, then release or reject it:',
      },
    ],
    why: ['While this one waits, you get no email about the feeds that are held after it.'],
  }),
  samples: ({ site: { tenant, origin } }) => ({
    'On hold': {
      dealership: tenant.name,
      reason: 'it would withdraw 48 of 52 cars',
      link: `${origin}/admin`,
    },
  }),
}

interface Stale {
  dealership: string
  /** When the last one came, in words. */
  since: string
  link: string
}

export const staleFeedMail: LetterKind<Stale> = {
  name: 'No stock feed has come',
  to: 'staff',
  write: ({ dealership, since, link }) => ({
    subject: `No stock feed has come for ${dealership}`,
    heading: `No stock feed has come for ${dealership}`,
    parts: [
      `The stock feed of ${dealership} last came ${since}, and none has come since.`,
      'Cars that were sold meanwhile may be on the website still. Ask the supplier of the feed.',
      { button: 'See the last one', href: link },
    ],
    why: ['We write once. If the feed comes again and then stops, you get another email.'],
  }),
  samples: ({ site: { tenant, origin } }) => ({
    'None for a day': { dealership: tenant.name, since: 'Mon 23 Nov, 6:00 am', link: `${origin}/admin` },
  }),
}

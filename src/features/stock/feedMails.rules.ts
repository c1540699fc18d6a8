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
      `The stock feed of ${dealership} looked like an accident, so we held it: ${reason}.`,
      'Nothing of it is on the website: every car is as it was before.',
      {
        button: 'Release or reject it',
        href: link,
        before: 'See what it would do, then release or reject it:',
      },
    ],
    why: ['While this one waits, feeds that are held after it are not mailed as well.'],
  }),
  samples: ({ site: { tenant, origin } }) => ({
    Held: { dealership: tenant.name, reason: 'it would withdraw 48 of 52 cars', link: `${origin}/admin` },
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
    why: ['This is said once. When the feed has come again and stops again, we write again.'],
  }),
  samples: ({ site: { tenant, origin } }) => ({
    Stale: { dealership: tenant.name, since: 'Mon 23 Nov, 6:00 am', link: `${origin}/admin` },
  }),
}

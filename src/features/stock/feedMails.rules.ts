interface Held {
  dealership: string
  reason: string
  link: string
}

export const heldFeedMail = ({ dealership, reason, link }: Held) => ({
  subject: `The stock feed of ${dealership} waits for you`,
  text: [
    `The stock feed of ${dealership} looked like an accident, so we held it: ${reason}.`,
    'Nothing of it is on the website: every car is as it was before.',
    `See what it would do, then release or reject it: ${link}`,
    'While this one waits, feeds that are held after it are not mailed as well.',
  ].join('\n\n'),
})

interface Stale {
  dealership: string
  /** When the last one came, in words. */
  since: string
  link: string
}

export const staleFeedMail = ({ dealership, since, link }: Stale) => ({
  subject: `No stock feed has come for ${dealership}`,
  text: [
    `The stock feed of ${dealership} last came ${since}, and none has come since.`,
    'Cars that were sold meanwhile may be on the website still. Ask the supplier of the feed.',
    `See the last one: ${link}`,
    'This is said once. When the feed has come again and stops again, we write again.',
  ].join('\n\n'),
})

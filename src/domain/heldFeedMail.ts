interface Held {
  yard: string
  reason: string
  /** The feed's screen in the admin. */
  link: string
}

/** Tells who may release a feed that it waits for them. */
export const heldFeedMail = ({ yard, reason, link }: Held) => ({
  subject: `The stock feed of ${yard} waits for you`,
  text: [
    `The stock feed of ${yard} looked like an accident, so we held it: ${reason}.`,
    'No car was taken off the website, none came onto it, and no price was changed that moves by more than half.',
    `See what it would do, then release or reject it: ${link}`,
    'While this one waits, feeds that are held after it are not mailed as well.',
  ].join('\n\n'),
})

/** What it means that a dealer is suspended, for the screens and for the mail to its people. */
export const STANDINGS = ['active', 'suspended', 'removing'] as const
export type Standing = (typeof STANDINGS)[number]

export const STANDING_WORDS: Record<Standing, string> = {
  active: 'Live',
  suspended: 'Suspended',
  removing: 'Being removed',
}

export const SUSPENDED_MEANS =
  'The website is found under none of its names, no certificate is fetched for them, and its API keys are refused. Nothing is deleted: people still sign in and see everything.'

interface Letter {
  dealer: string
  address: string
}

export const standingMail = (standing: 'active' | 'suspended', { dealer, address }: Letter) =>
  standing === 'suspended'
    ? {
        subject: `The website of ${dealer} is suspended`,
        text: `The platform has suspended the website of ${dealer}.\n\n${SUSPENDED_MEANS}\n\nAsk the operator of the platform for the reason. You sign in as before: ${address}`,
      }
    : {
        subject: `The website of ${dealer} is live again`,
        text: `The platform has taken the website of ${dealer} up again: it is found under its names, and its API keys work.\n\n${address}`,
      }

/** What it means that a dealer is suspended, for the screens and for the mail to its people. */
export const STATUSES = ['active', 'suspended', 'removing'] as const
export type Status = (typeof STATUSES)[number]

export const STATUS_WORDS: Record<Status, string> = {
  active: 'Live',
  suspended: 'Suspended',
  removing: 'Being removed',
}

export const SUSPENDED_MEANS =
  'The website is found under none of its names, no certificate is fetched for them, and its API keys are refused. Nothing is deleted: people still sign in and see everything.'

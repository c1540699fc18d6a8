/** What a dealer's page may reach for the trackers that it names: as the companies document it, without their frames. */
export interface TrackerHosts {
  script: readonly string[]
  connect: readonly string[]
  img: readonly string[]
}

const GOOGLE_ADS = ['*.g.doubleclick.net', 'www.google.com', 'www.google.com.au', 'www.google.co.nz']

export const TRACKER_HOSTS: ReadonlyMap<string, TrackerHosts> = new Map([
  [
    'google',
    {
      script: ['www.googletagmanager.com', 'www.googleadservices.com', 'googleads.g.doubleclick.net'],
      connect: [
        '*.google-analytics.com',
        '*.analytics.google.com',
        '*.googletagmanager.com',
        'pagead2.googlesyndication.com',
        'www.googleadservices.com',
        ...GOOGLE_ADS,
      ],
      img: ['*.google-analytics.com', '*.googletagmanager.com', ...GOOGLE_ADS],
    },
  ],
  [
    'meta',
    {
      script: ['connect.facebook.net'],
      connect: ['connect.facebook.net', 'www.facebook.com'],
      img: ['www.facebook.com'],
    },
  ],
])

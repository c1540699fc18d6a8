/** What each dated version of the integrators' API added or changed, newest first. The newest is the version of the document. */
interface ApiChange {
  /** The operations of the document that it is about. */
  calls: readonly string[]
  text: string
}
interface ApiVersion {
  date: string
  changes: readonly ApiChange[]
}

const ofCars = ['putCar', 'patchCar', 'withdrawCar', 'getCar', 'listCars', 'batchCars', 'patchCars']
const ofKeys = ['listKeys', 'makeKey', 'rotateKey', 'revokeKey']
const ofWebhooks = [
  ...['listWebhooks', 'makeWebhook', 'changeWebhook', 'deleteWebhook', 'rotateWebhook', 'testWebhook'],
]

export const API_VERSIONS: readonly ApiVersion[] = [
  {
    date: '2026-11-30',
    changes: [
      {
        calls: ['listEvents'],
        text: 'Events of cars, feeds, bookings, reservations and deals: by cursor, and to webhooks in calls of the type events.',
      },
      {
        calls: ofKeys,
        text: 'Keys by the API, with the new scope keys:write: never one that may do more than the key that makes it.',
      },
      {
        calls: ofWebhooks,
        text: 'Webhooks by the API, with the new scope webhooks:write. A webhook may get events without leads.',
      },
      {
        calls: ['listStockFiles', 'readStockFile'],
        text: 'Stock files in the shapes of carsales and Autotrader. A car whose price is being checked is in no file.',
      },
      {
        calls: ['takeMail', 'takeSms'],
        text: 'Mails and SMS of shoppers, handed on to their leads, with the new scope messages:write.',
      },
      { calls: ['listCalls'], text: 'The last calls of your keys, each with its code, time and request id.' },
      { calls: [], text: 'Every answer names the version of the API in the header API-Version.' },
      {
        calls: ['readKey'],
        text: 'What a key is and may do. Each refusal has a stable code, and its type leads to the line that explains it.',
      },
    ],
  },
  {
    date: '2026-11-28',
    changes: [
      {
        calls: ['listDealerships', 'listVocabularies'],
        text: 'What a key may write to, and the words of each field.',
      },
      { calls: ofCars, text: 'Cars by stock number, one at a time and up to 500 in a batch.' },
      {
        calls: ['openFeed', 'listFeeds', 'readFeed', 'feedCars', 'commitFeed', 'sendFile'],
        text: 'Full feeds in steps, and files of suppliers as they are.',
      },
      {
        calls: ['listStockFiles', 'readStockFile'],
        text: 'Cars for sale as files that other websites fetch.',
      },
      { calls: ['listLeads'], text: 'Leads by cursor, and by signed webhook.' },
    ],
  },
]

export const API_VERSION: string = API_VERSIONS[0]?.date ?? ''

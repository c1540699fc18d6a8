/** A webhook that events wait for. */
import type { openReceivers } from './receivers'

const HOUR = 3_600_000

export async function eventKind(
  { got, insert, refuse }: Awaited<ReturnType<typeof openReceivers>>,
  unique: () => string,
) {
  const { sendEventsOnce } = await import('@/features/events/calls.worker')
  return {
    things: 1,
    async owe() {
      const [at, own] = [Date.now() - 2 * HOUR, unique()]
      await insert('events', {
        ...{
          type: 'car.sold',
          at,
          occurred_at: new Date(at).toISOString(),
          dealership_slug: own,
          data: {},
        },
      })
      await insert('lead-destinations', {
        ...{ name: own, kind: 'webhook', url: 'https://crm.example/events', secret: 'whsec_c2VjcmV0' },
        ...{ enabled: true, events: ['car.sold'], dealerships: [own], event_at: at - 1 },
        ...{ event_next_at: Date.now(), event_attempts: 0, event_lease_until: 0 },
      })
    },
    once: () =>
      sendEventsOnce({
        send: async ({ key }) => {
          refuse()
          got.push(key)
          return 204
        },
      }),
  }
}

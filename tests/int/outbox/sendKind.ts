/** A marketplace for which "Send now" was pressed. Its fixed times find nothing new, and it wants no file then. */
import type { openReceivers } from './receivers'

export async function sendKind(
  { got, insert, refuse }: Awaited<ReturnType<typeof openReceivers>>,
  unique: () => string,
) {
  const { sendStockOnce } = await import('@/features/stock-files/sending.worker')
  return {
    things: 1,
    owe: () =>
      insert('stock-targets', {
        ...{ name: unique(), file: 'stock.csv', way: 'put', url: 'https://market.example/in' },
        ...{ first_at: '06:00', second_at: '18:00', resend: false, enabled: true },
        ...{ asked_at: Date.now(), next_at: Date.now(), lease_until: 0, tries: 0 },
      }),
    once: () =>
      sendStockOnce({
        send: async ({ key }) => {
          refuse()
          got.push(key)
          return 200
        },
      }),
  }
}

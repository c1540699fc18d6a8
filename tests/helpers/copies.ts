import { createClient } from '@libsql/client'

/** A copied database names the place of its original, and would stay silent: this one is new. */
export async function forgetHome(file: string): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  await client.execute("DELETE FROM payload_kv WHERE key = 'home'")
  client.close()
}
